type Page = {
  Array: { prototype: object };
  Object: object;
  AbortSignal: object;
};

/** Functions that packages of the site use and the oldest supported browsers lack (docs/guides/browsers.md). */
const isMissing = (page: Page & object): boolean =>
  !('at' in page.Array.prototype) ||
  !('hasOwn' in page.Object) ||
  !('timeout' in page.AbortSignal) ||
  !('ResizeObserver' in page);

/**
 * Starts the site; in an older browser after the polyfills.
 *
 * @param start also runs when the polyfills fail to load: most of the site works without them
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
