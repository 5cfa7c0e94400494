// By its public name: a remote that imports this file gets the copy of the host, not one of its own.
import { preloadOverlays } from '@mrw/shared-ui';
import { useEffect } from 'react';

/** Milliseconds until a busy page fetches it all the same. */
const latest = 1_000;

/**
 * Fetches what tells the outcome of an act while the page that offers the act is idle: by the time of the press the
 * connection may be gone.
 *
 * @param page loads the page of this remote in which the act ends; the same function at every render
 */
export function useOutcomeInHand(page?: () => Promise<unknown>): void {
  useEffect(() => {
    const fetchAll = () => {
      void preloadOverlays();
      // It is loaded again when it is shown.
      page?.().catch(() => undefined);
    };
    // Missing in Safari.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, latest);
      return () => {
        clearTimeout(timer);
      };
    }
    const call = window.requestIdleCallback(fetchAll, { timeout: latest });
    return () => {
      window.cancelIdleCallback(call);
    };
  }, [page]);
}
