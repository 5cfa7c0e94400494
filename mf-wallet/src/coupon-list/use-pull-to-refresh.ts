import { useEffect, useRef } from 'react';

/** Pixels that a finger has to pull the top of the page down. */
const enough = 96;

/** Pulling the page down beyond its top refreshes it (§4, Q-029); the button beside the title does the same. */
export function usePullToRefresh(onRefresh: () => void): void {
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  });

  useEffect(() => {
    let from: number | null = null;
    const start = (event: TouchEvent) => {
      const [finger, second] = event.touches;
      from = window.scrollY <= 0 && finger && !second ? finger.clientY : null;
    };
    const end = (event: TouchEvent) => {
      const finger = event.changedTouches[0];
      if (from !== null && finger && window.scrollY <= 0 && finger.clientY - from > enough) refresh.current();
      from = null;
    };
    document.addEventListener('touchstart', start, { passive: true });
    document.addEventListener('touchend', end, { passive: true });
    return () => {
      document.removeEventListener('touchstart', start);
      document.removeEventListener('touchend', end);
    };
  }, []);
}
