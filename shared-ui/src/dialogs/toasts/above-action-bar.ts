const distance = 8;
const moves = ['scroll', 'resize', 'transitionend', 'animationend'];
/** The action bar of a page (`StickyActionBar`), a dialog and its actions, and an offer that waits for an answer. */
const kept = '[data-action-bar], [data-offer]';

/**
 * Keeps an element at the lower edge of the window above what it would lie over and must not: bars and offers with
 * buttons. One that leaves no room above it is covered.
 *
 * @returns ends it
 */
export function stayAboveActionBar(element: HTMLElement): () => void {
  const root = rootOf(element);
  const place = () => {
    element.style.bottom = '';
    const { height, bottom } = element.getBoundingClientRect();
    const lower = [...root.querySelectorAll(kept)]
      .map((one) => one.getBoundingClientRect())
      .sort((a, b) => b.top - a.top)
      .reduce((edge, one) => {
        const above = one.top - distance;
        const covers = edge - height < one.bottom && above < edge;
        return covers && above >= height ? above : edge;
      }, bottom);
    if (lower < bottom) element.style.bottom = `${window.innerHeight - lower}px`;
  };
  place();
  // What a page adds makes its bar higher, and the next page has one of its own.
  const changes = new MutationObserver(place);
  changes.observe(root, { childList: true, subtree: true });
  for (const type of moves) window.addEventListener(type, place, { capture: true, passive: true });
  return () => {
    changes.disconnect();
    for (const type of moves) window.removeEventListener(type, place, { capture: true });
  };
}

/** Where an element stands: a document or a shadow root. */
export const rootOf = (element: HTMLElement) => element.getRootNode() as Document | ShadowRoot;
