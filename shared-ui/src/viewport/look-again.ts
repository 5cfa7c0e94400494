import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two looks: a network that was slow or broken for a moment does not announce that it is back. */
const lookEvery = 5_000;

/**
 * Looks again what became of a call whose answer was lost: every 5 s, and when the connection or the visitor comes back
 * . A page in the background looks at nothing.
 *
 * @param waiting whether that is still open; while it is not, nothing runs
 * @param look reads the true state; called again also while an earlier look is still on its way
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
