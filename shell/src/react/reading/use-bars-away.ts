import { usePhone } from '@mrw/shared-ui';
import { useEffect, useState, type RefObject } from 'react';
import { useSimpleMode } from '../simple-mode/simple-mode-context';

/**
 * Whether header and bottom bar are hidden on a phone: while a page with an action bar is scrolled, where three bars
 * would leave little space. A focused element is never hidden; in simple mode everything stays.
 */
export function useBarsAway(main: RefObject<HTMLElement | null>): boolean {
  const phone = usePhone();
  const { on: simple } = useSimpleMode();
  const follows = phone && !simple;
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!follows) return;
    const from = window.scrollY;
    let left = false;
    let stop: (() => void) | null = null;
    const begin = () => {
      // If it fails to load the bars stay.
      import('./follow-reading').then(
        ({ followReading }) => {
          if (!left) stop = followReading(from, () => main.current, setAway);
        },
        () => undefined,
      );
    };
    window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      left = true;
      window.removeEventListener('scroll', begin);
      stop?.();
    };
  }, [follows, main]);
  return away;
}
