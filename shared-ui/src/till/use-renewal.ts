import { useSecondsLeft } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';

/**
 * For a code that is renewed at fixed intervals, also after the page was suspended in the background.
 *
 * @param every milliseconds
 * @returns when the present code was made, in milliseconds since 1970, and the whole seconds until the next one
 */
export function useRenewal(every: number): { madeAt: number; secondsLeft: number } {
  const [madeAt, setMadeAt] = useState(() => Date.now());
  const endsAt = madeAt + every;

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

  // The clock of the countdown may be one tick behind when a new code is created.
  return { madeAt, secondsLeft: Math.min(every / 1000, useSecondsLeft(endsAt)) };
}
