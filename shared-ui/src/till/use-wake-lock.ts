import { useEffect } from 'react';

/** Keeps the screen on while a code is shown, where the browser can. */
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
        // Refused with a low battery: the hint about the screen is all there is.
        () => undefined,
      );
    };
    request();
    // The browser takes the lock back whenever the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
