import { deviceNow, useClock, useStateStream } from '@mrw/shared-contracts';
import { useSecondsLeft } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';

/**
 * For a code that is renewed at fixed intervals, also after the page was suspended in the background.
 *
 * @param every milliseconds
 * @returns when the present code was made, in milliseconds since 1970 by the clock of the host, and the whole
 * seconds until the next one
 */
export function useRenewal(every: number): { madeAt: number; secondsLeft: number } {
  const offset = useStateStream(useClock().offset$);
  const [madeAt, setMadeAt] = useState(deviceNow);
  const endsAt = madeAt + every;

  useEffect(() => {
    const renew = () => {
      if (deviceNow() >= endsAt) setMadeAt(deviceNow());
    };
    const timer = setTimeout(renew, Math.max(0, endsAt - deviceNow()));
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [endsAt]);

  // The clock of the countdown may be one tick behind when a new code is created.
  return { madeAt: madeAt + offset, secondsLeft: Math.min(every / 1000, useSecondsLeft(endsAt)) };
}
