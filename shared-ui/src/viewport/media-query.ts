import { layout } from '@mrw/shared-contracts/constants';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Follows a media query.
 *
 * @param query for example `(max-width: 768.98px)`
 * @returns false where the browser cannot tell
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => follow(query, changed), [query]);
  return useSyncExternalStore(subscribe, () => matcher(query)?.matches ?? false);
}

/** Narrow layout: under 769 px (§9). */
export function usePhone(): boolean {
  return useMediaQuery(`(max-width: ${layout.narrowBelow - 0.02}px)`);
}

/** Two-pane layouts: 1024 px and wider. */
export function useDesktop(): boolean {
  return useMediaQuery('(min-width: 1024px)');
}

/** True when the visitor asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

function matcher(query: string): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;
}

function follow(query: string, changed: () => void): () => void {
  const list = matcher(query);
  if (!list) return () => undefined;
  // In Safari before 14 a media query is no event target: the size of the window stands in.
  const source: EventTarget = 'addEventListener' in list ? list : window;
  const event = source === window ? 'resize' : 'change';
  source.addEventListener(event, changed);
  return () => {
    source.removeEventListener(event, changed);
  };
}
