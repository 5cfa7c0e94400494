import { memberCardRefresh } from '@mrw/shared-contracts/constants';
import { useSecondsLeft } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';
import { memberCode, type CodeHolder } from './member-code';

/** A code that is made again every 5 minutes (§2, §9), also after the page slept in the background. */
export function useFreshCode(holder: CodeHolder): { value: string; secondsLeft: number } {
  const [madeAt, setMadeAt] = useState(() => Date.now());
  const secondsLeft = useSecondsLeft(madeAt + memberCardRefresh);

  useEffect(() => {
    if (secondsLeft === 0) setMadeAt(Date.now());
  }, [secondsLeft]);

  return { value: memberCode(holder, madeAt), secondsLeft };
}
