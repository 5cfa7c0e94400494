/** Pixels by which the two views may differ in height. */
const tolerance = 8;

/** What a real view is for the one who waits for it. */
export type RealView =
  /** It has content, but parts of it are on their way. */
  | 'arriving'
  /** It shows what the drawn one shows. */
  | 'there'
  /** It shows something else: a failure, another page. Also without a remote. */
  | 'other'
  /** Nothing yet. */
  | 'absent';

/**
 * Reads from the document how far the real view is.
 *
 * @param moved whether the address is another one than at the beginning
 */
export function realView(drawn: HTMLElement, real: HTMLElement, moved: boolean): RealView {
  if (moved) return 'other';
  const remote = real.querySelector('[data-remote]');
  if (!remote) return real.querySelector('main') ? 'other' : 'absent';
  const state = remote.getAttribute('data-state');
  if (state === 'failed') return 'other';
  if (state !== 'ready') return 'absent';
  const isBusy = real.querySelector('[aria-busy=true]') !== null;
  return !isBusy && Math.abs(drawn.offsetHeight - real.offsetHeight) <= tolerance ? 'there' : 'arriving';
}

/**
 * The pictures of the first screen, decoded: else they appear a frame later. A broken one is not waited for, and neither is
 * one beside the screen, in a row that is scrolled sideways: it may never be requested.
 */
export async function picturesOf(page: Window, real: HTMLElement): Promise<void> {
  const shown = [...real.querySelectorAll('img')].filter((image) => {
    const { top, right, bottom, left, width } = image.getBoundingClientRect();
    const isBeside = right <= 0 || left >= page.innerWidth;
    return width > 0 && bottom > 0 && top < page.innerHeight && !isBeside;
  });
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
}
