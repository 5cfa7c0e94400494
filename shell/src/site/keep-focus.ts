import { focusOnHeading } from './focus-on-heading';

const overlay = '[role="dialog"], [role="alertdialog"]';

/** Milliseconds in which an overlay gives the focus back itself. */
const givesBack = 100;

/**
 * Leads the focus to the heading when an overlay has closed that has nothing to give it back to: what opened
 * it is gone or switched off by then.
 *
 * @param main element that the page is drawn into
 * @returns a function that stops it
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
  // Overlays stand beside the page, not in it.
  observer.observe(document.body, { childList: true });
  return () => {
    clearTimeout(timer);
    stopLeading();
    observer.disconnect();
  };
}
