/**
 * Calls back before the next paint and whenever the size of an element may have changed. Browsers without
 * ResizeObserver (Safari before 13.1) call back at once, and on changes of the content and the window.
 *
 * @returns a function that ends it
 */
export function followSize(element: Element, onSize: () => void): () => void {
  if ('ResizeObserver' in window) {
    const observer = new ResizeObserver(onSize);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }
  onSize();
  const observer = new MutationObserver(onSize);
  observer.observe(element, { childList: true, subtree: true });
  globalThis.addEventListener('resize', onSize);
  return () => {
    observer.disconnect();
    globalThis.removeEventListener('resize', onSize);
  };
}
