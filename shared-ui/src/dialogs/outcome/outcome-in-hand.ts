// By its public name: a remote that imports this file gets the copy of the host, not one of its own.
import { preloadOverlays } from '@mrw/shared-ui';
import { useCallback, useEffect } from 'react';

/** Milliseconds until a busy page fetches it all the same. */
const latest = 1_000;
/** Milliseconds for which the page of an outcome is waited for. */
const patience = 1_000;

/**
 * Fetches what tells the outcome of an act while the page that offers the act is idle: by the time of the press the
 * connection may be gone.
 *
 * @param page loads the page of this remote in which the act ends; the same function at every render
 * @returns asks whether that page can be shown; a second later it counts as one that cannot
 */
export function useOutcomeInHand(page?: () => Promise<unknown>): () => Promise<boolean> {
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
  return useCallback(async () => {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<boolean>((resolve) => {
      limit = setTimeout(resolve, patience, false);
    });
    const comes = Promise.resolve(page?.()).then(
      () => true,
      () => false,
    );
    const isThere = await Promise.race([comes, tooLong]);
    clearTimeout(limit);
    return isThere;
  }, [page]);
}
