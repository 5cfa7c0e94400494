/** The oldest browsers of the product, as esbuild names them (docs/guides/browsers.md). */
export const oldestBrowsers = ['chrome83', 'firefox78', 'safari12.1'];
