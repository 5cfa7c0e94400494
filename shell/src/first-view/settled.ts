/** Pixels by which the two views may differ. */
const tolerance = 8;

/** What a visitor reads or presses. */
const parts = 'h1, h2, h3, a, button, input, img';

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
 * Reads from the document how far the real view is. What is below the window may arrive later.
 *
 * @param moved whether the address is another one than at the beginning
 */
export function realView(page: Window, drawn: HTMLElement, real: HTMLElement, moved: boolean): RealView {
  if (moved) return 'other';
  const remote = real.querySelector('[data-remote]');
  if (!remote) return real.querySelector('main') ? 'other' : 'absent';
  const state = remote.getAttribute('data-state');
  if (state === 'failed') return 'other';
  if (state !== 'ready') return 'absent';
  const isBusy = boxesIn(page, real, '[aria-busy=true]').length > 0;
  // Else the window could not keep its scroll position.
  const needed = Math.min(drawn.offsetHeight - tolerance, page.scrollY + page.innerHeight);
  return !isBusy && real.offsetHeight >= needed && isAlike(page, drawn, real) ? 'there' : 'arriving';
}

/** Whether every part of the drawn view in the window has a part of the real one at its place. */
function isAlike(page: Window, drawn: HTMLElement, real: HTMLElement): boolean {
  const others = boxesIn(page, real, parts);
  const isNear = (one: number, other: number) => Math.abs(one - other) <= tolerance;
  return boxesIn(page, drawn, parts).every(({ top, left }) =>
    others.some((other) => isNear(other.top, top) && isNear(other.left, left)),
  );
}

/** Boxes of elements that are in the window, at least in part. */
const boxesIn = (page: Window, view: HTMLElement, selector: string): DOMRect[] =>
  [...view.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => isInWindow(page, box));

/** Not beside it either: in a row that is scrolled sideways. */
const isInWindow = (page: Window, { top, right, bottom, left, width }: DOMRect): boolean =>
  width > 0 && bottom > 0 && top < page.innerHeight && right > 0 && left < page.innerWidth;

/**
 * The pictures of the first screen, decoded: else they appear a frame later. Not waited for: one that is decoded for the
 * drawn view, or not shown there yet either, a broken one, and one beside the window: it may never be requested.
 */
export async function picturesOf(page: Window, drawn: HTMLElement, real: HTMLElement): Promise<void> {
  const drawnOnes = new Map(
    [...drawn.querySelectorAll('img')].map(({ currentSrc, complete }) => [currentSrc, complete]),
  );
  const awaited = [...real.querySelectorAll('img')].filter((image) => {
    const isDrawn = drawnOnes.get(image.currentSrc);
    return (
      isInWindow(page, image.getBoundingClientRect()) &&
      (isDrawn === undefined || (isDrawn && !image.complete))
    );
  });
  await Promise.all(awaited.map((image) => image.decode().catch(() => undefined)));
}
