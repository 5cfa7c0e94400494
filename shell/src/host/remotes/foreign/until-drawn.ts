import { hasDrawn } from './has-drawn';

const interval = 250;
/** How long something has to stay, in milliseconds. */
const steady = 1_000;

/**
 * Waits until a remote that does not say so has drawn: something is there, and still is a second later.
 *
 * @param waits whether that is still of interest
 * @returns when it was first seen, as `performance.now()` counts; null when it was of no interest any more
 */
export async function untilDrawn(element: HTMLElement, waits: () => boolean): Promise<number | null> {
  let since: number | null = null;
  while (waits()) {
    const now = performance.now();
    since = hasDrawn(element) ? (since ?? now) : null;
    if (since !== null && now - since >= steady) return since;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return null;
}
