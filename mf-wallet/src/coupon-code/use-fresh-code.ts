import { couponCodeRefresh } from '@mrw/shared-contracts/constants';
import { useSecondsLeft } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';
import { freshCode } from './code-kind';

/** A code that is made again every 5 minutes, also after the page slept in the background (§4). */
export function useFreshCode(code: string): { value: string; secondsLeft: number } {
  const [madeAt, setMadeAt] = useState(() => Date.now());
  const endsAt = madeAt + couponCodeRefresh;

  useEffect(() => {
    const renew = () => {
      if (Date.now() >= endsAt) setMadeAt(Date.now());
    };
    const timer = setTimeout(renew, Math.max(0, endsAt - Date.now()));
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [endsAt]);

  // The clock of the countdown may be a tick behind when a new code is made.
  const secondsLeft = Math.min(couponCodeRefresh / 1000, useSecondsLeft(endsAt));
  return { value: freshCode(code, madeAt), secondsLeft };
}
