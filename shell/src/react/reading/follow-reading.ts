import { readOn, startReading } from './reading';

/**
 * Watches the scrolling of a page and reports whether the bars are hidden.
 *
 * @param from the scroll position before it was scrolled, in px
 * @param main the content of the page: focus outside of it shows the bars again
 * @returns a function that ends it
 */
export function followReading(
  from: number,
  main: () => HTMLElement | null,
  tell: (away: boolean) => void,
): () => void {
  let reading = startReading(from);
  const scrolled = () => {
    const height = window.innerHeight;
    const end = document.documentElement.scrollHeight - height;
    reading = readOn(reading, { y: window.scrollY, end, height });
    tell(reading.away && document.querySelector('[data-action-bar]') !== null);
  };
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof Node) || main()?.contains(target)) return;
    reading = startReading(window.scrollY);
    tell(false);
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  document.addEventListener('focusin', focused);
  scrolled();
  return () => {
    window.removeEventListener('scroll', scrolled);
    document.removeEventListener('focusin', focused);
    tell(false);
  };
}
