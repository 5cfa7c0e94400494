import { focusOnHeading } from './focus-on-heading';

const overlay = '[role="dialog"], [role="alertdialog"]';

/** Milliseconds in which an overlay restores the focus itself. */
const givesBack = 100;

/**
 * Moves the focus to the heading after an overlay has closed whose opener is removed or disabled.
 *
 * @param main element of the page content
 * @returns a function that ends it
 */
export function keepFocus(main: HTMLElement): () => void {
  let open = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopLeading = () => {};
  const observer = new MutationObserver(() => {
    const was = open;
    open = document.querySelector(overlay) !== null;
    if (!was || open) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.activeElement === document.body) stopLeading = focusOnHeading(main);
    }, givesBack);
  });
  // Overlays are outside of the page element.
  observer.observe(document.body, { childList: true });
  return () => {
    clearTimeout(timer);
    stopLeading();
    observer.disconnect();
  };
}
