/**
 * A page that the browser keeps for going back is covered while it is away: what it showed may belong to a
 * member who has logged out since.
 *
 * @param page window of the page
 * @param cover what is covered
 * @param onReturn decides again who is logged in; what it draws at once is what is uncovered
 */
export function coverWhileAway(page: Window, cover: HTMLElement, onReturn: () => void): void {
  page.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) cover.style.visibility = 'hidden';
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    onReturn();
    page.requestAnimationFrame(() => {
      cover.style.visibility = '';
    });
  });
}
