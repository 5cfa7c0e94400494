import { isDrawing } from '@mrw/shared-contracts/device/drawing';
import type { AskForPage } from './on-intent';
import { whenIdle } from './when-idle';

/** Milliseconds from a page to the scripts of the next one: a slow phone is done with its own by then. */
const after = 5_000;

/**
 * Requests the scripts of the pages that a page has links to, once it is idle: a remote is there before its first page is
 * opened. Never for a visitor with data saving or a slow connection, and never while the page is drawn.
 *
 * @returns a function to call when another page is shown
 */
export function prefetchLinked(page: Window, askFor: AskForPage): () => void {
  let planned: number | undefined;
  const prefetch = () => {
    const paths = [...page.document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, target }) => origin === page.location.origin && target === '')
      .map(({ pathname }) => pathname);
    new Set(paths).forEach(askFor);
  };
  const plan = () => {
    page.clearTimeout(planned);
    if (!isDrawing())
      planned = page.setTimeout(() => {
        whenIdle(page, prefetch);
      }, after);
  };
  plan();
  return plan;
}
