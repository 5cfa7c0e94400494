const giveUpAfter = 4_000;
const moves = ['keydown', 'pointerdown', 'mousedown', 'touchstart'] as const;
const overlay = '[role="dialog"], [role="alertdialog"], [data-sheet]';

/**
 * Moves the focus to the heading of a newly opened page, also when it arrives late, so that a keyboard continues
 * there and a screen reader announces it. It ends as soon as the page sets the focus itself or the visitor moves it.
 *
 * @param main element of the page content
 * @returns a function that ends it
 */
export function focusOnHeading(main: HTMLElement): () => void {
  const left = document.activeElement;
  const observer = new MutationObserver(attempt);
  let timer = setTimeout(begin);

  function begin() {
    // After the current event, which is not a move by the visitor.
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
    // An overlay keeps the focus while it is open.
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
