import { layout } from '@mrw/shared-contracts/constants';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Subscribes to a media query.
 *
 * @param query for example `(max-width: 768.98px)`
 * @returns false where the browser has no media queries
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => follow(query, changed), [query]);
  return useSyncExternalStore(subscribe, () => matcher(query)?.matches ?? false);
}

/** Narrow layout: below 769 px (§9). */
export function usePhone(): boolean {
  return useMediaQuery(`(max-width: ${layout.narrowBelow - 0.02}px)`);
}

/** Two-pane layouts: 1024 px and wider. */
export function useDesktop(): boolean {
  return useMediaQuery('(min-width: 1024px)');
}

/** True when the system setting is reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

/** Widths in steps of the reader's text size, as in the compiled style sheets (decision 15). */
const inEm = (query: string): string =>
  query.replace(
    /(-width: )([\d.]+)px/g,
    (_, name: string, pixels: string) => `${name}${Number(pixels) / 16}em`,
  );

function matcher(query: string): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(inEm(query)) : null;
}

function follow(query: string, changed: () => void): () => void {
  const list = matcher(query);
  if (!list) return () => undefined;
  // In Safari before 14 a media query is not an event target: the window's resize event is used.
  const source: EventTarget = 'addEventListener' in list ? list : window;
  const event = source === window ? 'resize' : 'change';
  source.addEventListener(event, changed);
  return () => {
    source.removeEventListener(event, changed);
  };
}
