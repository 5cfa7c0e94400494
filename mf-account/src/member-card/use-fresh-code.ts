import { memberCardRefresh } from '@mrw/shared-contracts/constants';
import { memberCode, type CodeHolder } from '@mrw/shared-contracts/member/member-code';
import { useSecondsLeft } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';

/** A code that is made again every 5 minutes (§2, §9), also after the page slept in the background. */
export function useFreshCode(holder: CodeHolder): { value: string; secondsLeft: number } {
  const [madeAt, setMadeAt] = useState(() => Date.now());
  const until = madeAt + memberCardRefresh;
  const secondsLeft = useSecondsLeft(until);

  useEffect(() => {
    const renew = () => {
      setMadeAt(Date.now());
    };
    const wake = () => {
      if (Date.now() >= until) renew();
    };
    const timer = setTimeout(renew, until - Date.now());
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [until]);

  return { value: memberCode(holder, madeAt), secondsLeft };
}
