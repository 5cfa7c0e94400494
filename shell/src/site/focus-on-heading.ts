const giveUpAfter = 4_000;
const moves = ['keydown', 'pointerdown', 'mousedown', 'touchstart'] as const;
const overlay = '[role="dialog"], [role="alertdialog"]';

/**
 * Leads the focus to the heading of a page that was just opened, also when it arrives late, so that a
 * keyboard goes on from there and a screen reader says where it is. It stops as soon as the page places the
 * focus itself or the visitor moves.
 *
 * @param main element that the page is drawn into
 * @returns a function that stops it
 */
export function focusOnHeading(main: HTMLElement): () => void {
  const left = document.activeElement;
  const observer = new MutationObserver(attempt);
  let timer = setTimeout(begin);

  function begin() {
    // Not before the event that led here is over: it is no move of its own.
    for (const move of moves) window.addEventListener(move, stop, true);
    document.addEventListener('focusin', attempt);
    observer.observe(document.body, { childList: true, subtree: true });
    timer = setTimeout(stop, giveUpAfter);
    attempt();
  }

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', attempt);
    for (const move of moves) window.removeEventListener(move, stop, true);
  }

  function attempt() {
    const heading = main.querySelector('h1');
    // An overlay keeps the focus for as long as it is there.
    if (!heading || document.querySelector(overlay)) return;
    const active = document.activeElement;
    if (active === heading) return;
    if (active !== left && main.contains(active) && active !== main) {
      stop();
      return;
    }
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  return stop;
}
