type Loads = Pick<Location, 'reload' | 'replace'>;

/** jsdom loads no page: what the browser was told to load, until the test ends. */
export function pageLoads() {
  // The methods of `window.location` cannot be replaced; they call those of an object behind it.
  const [loads] = Object.getOwnPropertySymbols(window.location).map(
    (behind) => (window.location as unknown as Record<symbol, Loads>)[behind],
  );
  if (!loads) throw new Error('jsdom keeps the methods of window.location elsewhere.');
  return {
    reload: jest.spyOn(loads, 'reload').mockImplementation(() => undefined),
    replace: jest.spyOn(loads, 'replace').mockImplementation(() => undefined),
  };
}
