type Page = {
  Array: { prototype: object };
  Object: object;
  AbortSignal: object;
};

/** What packages of the site use and the oldest supported browsers do not have (docs/browsers.md). */
const isMissing = (page: Page & object): boolean =>
  !('at' in page.Array.prototype) ||
  !('hasOwn' in page.Object) ||
  !('timeout' in page.AbortSignal) ||
  !('ResizeObserver' in page);

/**
 * Starts the site; in an older browser once it has what it lacks.
 *
 * @param start also runs when the script with the missing parts does not come: much works without them
 */
export function afterFillingIn(page: Page & object, start: () => void): void {
  if (!isMissing(page)) {
    start();
    return;
  }
  void import('./missing-parts')
    .then(({ fillIn }) => {
      fillIn();
    })
    .catch(() => undefined)
    .then(start);
}
