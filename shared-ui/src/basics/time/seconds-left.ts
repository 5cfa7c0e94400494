import { deviceNow } from '@mrw/shared-contracts';
import { useEffect, useState } from 'react';

/**
 * Whole seconds from one instant to another, rounded up.
 *
 * @param until milliseconds since 1970
 * @param now milliseconds since 1970
 * @returns 0 or more
 */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/**
 * Counts down to an instant. The value is computed from the clock at every tick and when the page returns to the
 * foreground, so throttled timers do not affect it.
 *
 * @param until milliseconds since 1970 by the clock of the device, which goes on while the device sleeps
 */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(deviceNow);
  const left = secondsLeft(until, now);

  useEffect(() => {
    const tick = () => {
      setNow(deviceNow());
    };
    document.addEventListener('visibilitychange', tick);
    return () => {
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  useEffect(() => {
    const remaining = until - deviceNow();
    if (remaining <= 0) return;
    const timer = setTimeout(
      () => {
        setNow(deviceNow());
      },
      remaining % 1000 || 1000,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [until, now]);

  return left;
}
