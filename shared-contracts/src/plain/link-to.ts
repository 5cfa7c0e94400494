import type { HostNavigation } from '../host/navigation';

/**
 * Makes a link lead to a page of the site: with its address, so that it can be opened in a new tab and copied, and without
 * a new document for a plain press.
 *
 * @param anchor the element; its `href` is set
 * @param to path with query and fragment, as `/campaign/7`
 * @returns a function that ends it; it belongs into `unmount`
 */
export function linkTo(navigation: HostNavigation, anchor: HTMLAnchorElement, to: string): () => void {
  anchor.href = navigation.createHref(to);
  const press = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || (anchor.target !== '' && anchor.target !== '_self')) return;
    event.preventDefault();
    navigation.navigate(to);
  };
  anchor.addEventListener('click', press);
  return () => {
    anchor.removeEventListener('click', press);
  };
}
