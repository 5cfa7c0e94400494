/**
 * Covers a page in the back-forward cache: its content may belong to a member who has logged out since.
 *
 * @param page window of the page
 * @param cover the covered element
 * @param onReturn reads the session again; the page is uncovered after its synchronous rendering
 */
export function coverForBfcache(page: Window, cover: HTMLElement, onReturn: () => void): void {
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
