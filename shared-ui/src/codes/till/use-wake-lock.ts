import { useEffect } from 'react';

/** Keeps the screen on while a code is shown, where the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const request = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (sentinel) => {
          if (left) void sentinel.release();
          else lock = sentinel;
        },
        // Refused at a low battery level: only the hint about the screen remains.
        () => undefined,
      );
    };
    request();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
