import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two checks: after a short failure there is no online event. */
const lookEvery = 5_000;

/**
 * Checks the outcome of a call without a response again: every 5 s, and when the connection or the visitor returns
 * . A page in the background does not check.
 *
 * @param waiting whether the outcome is still open; otherwise nothing runs
 * @param look reads the true state; called again also while an earlier check is running
 */
export function useLookAgain(waiting: boolean, look: () => void): void {
  const lookNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });

  useEffect(() => {
    if (!waiting) return;
    const again = () => {
      lookNow();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    const timer = setInterval(again, lookEvery);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [waiting]);
}
