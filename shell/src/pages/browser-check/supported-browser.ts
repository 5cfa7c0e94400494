// Runs first in browsers of any age: the server inlines this file, compiled to ES5. It therefore has no imports and
// uses only functions of ES5.

/**
 * Whether a browser version is supported: Chrome 83, Firefox 78, IE 11 and Safari 12.1 at least (§2, §9, Q-043).
 * Chromium derivatives count as Chrome, Firefox on iOS as Firefox, a web view on iOS by its system version. A web view
 * on an iPad names a Mac and no version: what it can do decides (`canRunBundles`).
 *
 * @param userAgent of the browser
 * @returns false for an older or unknown browser
 */
export function passesTable(userAgent: string): boolean {
  const internetExplorer = /MSIE (\d+)/.exec(userAgent) ?? /Trident\/.*rv:(\d+)/.exec(userAgent);
  if (internetExplorer) return Number(internetExplorer[1]) >= 11;
  const firefox = /(?:Firefox|FxiOS)\/(\d+)/.exec(userAgent);
  if (firefox) return Number(firefox[1]) >= 78;
  const chrome = /(?:Chrome|Chromium|CriOS)\/(\d+)/.exec(userAgent);
  if (chrome) return Number(chrome[1]) >= 83;
  const webKit = /AppleWebKit\/(\d+)/.exec(userAgent);
  if (!webKit || /Android\b/.test(userAgent)) return false;
  if (/^(?!.*Version\/).*Macintosh/.test(userAgent)) return Number(webKit[1]) >= 605;
  const safari =
    /Version\/(\d+)\.(\d+)/.exec(userAgent) ?? /OS (\d+)_(\d+)(?:_\d+)? like Mac OS X/.exec(userAgent);
  return safari ? Number(safari[1]) + Number(safari[2]) / 100 >= 12.01 : false;
}

/** The features of the page that the check needs. */
export type Engine = {
  navigator: { userAgent: string };
  Promise?: unknown;
  Proxy?: unknown;
  Map?: unknown;
  URL?: unknown;
  fetch?: unknown;
  CSS?: { supports?: (property: string, value: string) => boolean } | undefined;
};

/**
 * Whether the browser can run the bundles, regardless of its name: IE 11 passes the version table and fails
 * here.
 *
 * @param engine the window
 */
export function canRunBundles(engine: Engine): boolean {
  if (/Trident\/\d/.test(engine.navigator.userAgent)) return false;
  if (!engine.Promise || !engine.Proxy || !engine.Map || !engine.URL || !engine.fetch) return false;
  const css = engine.CSS;
  return !!css && !!css.supports && css.supports('color', 'var(--x)');
}

/** The address of the advice; null for a supported browser. The advice itself is never checked. */
export function adviceAddress(engine: Engine, path: string): string | null {
  if (path === '/browser-support') return null;
  return passesTable(engine.navigator.userAgent) && canRunBundles(engine) ? null : '/browser-support';
}
