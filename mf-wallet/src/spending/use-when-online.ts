import { useEffect, useRef } from 'react';

/**
 * Runs when the connection comes back, and when the visitor comes back to the page: what became of a call whose answer
 * was lost is read then.
 *
 * @param waiting whether there is something to read
 */
export function useWhenOnline(waiting: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });

  useEffect(() => {
    if (!waiting) return;
    const online = () => {
      latest.current();
    };
    const visible = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', visible);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [waiting]);
}
