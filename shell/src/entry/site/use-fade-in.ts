import { useReducedMotion } from '@mrw/shared-ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Milliseconds. */
const duration = 120;

/** A page fades in over the previous one, unless the system setting is reduced motion; the first appears at once. */
export function useFadeIn(main: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path);
  const reduced = useReducedMotion();
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // Safari has it since 13.1.
    if (reduced || !main.current || !('animate' in main.current)) return;
    const fade = main.current.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' });
    return () => {
      fade.cancel();
    };
  }, [main, path, reduced]);
}
