const distance = 8;
const moves = ['scroll', 'resize', 'transitionend'];

/**
 * Keeps an element at the lower edge of the window above the action bar of the page (`StickyActionBar`), which it would
 * lie over.
 *
 * @returns ends it
 */
export function stayAboveActionBar(element: HTMLElement): () => void {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return () => undefined;
  const place = () => {
    element.style.bottom = '';
    const bar = root.querySelector('[data-action-bar]')?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    if (bar && own.top < bar.bottom && bar.top < own.bottom + distance)
      element.style.bottom = `${window.innerHeight - bar.top + distance}px`;
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
