import { savesData } from './saves-data';

/** Milliseconds after which the work runs in a browser without idle callbacks, or on a busy page. */
const latest = 4_000;

/** Runs work once the page is idle. */
export function whenIdle(browser: Window, work: () => void): void {
  // Missing in Safari.
  if ('requestIdleCallback' in browser) browser.requestIdleCallback(work, { timeout: latest });
  else setTimeout(work, latest);
}

/**
 * Runs preparatory work once the page is idle; never for a visitor with data saving or a slow connection.
 *
 * @param browser the window, whose `navigator.connection` only some browsers have
 */
export function prepareWhenIdle(browser: Window, work: () => void): void {
  if (!savesData(browser.navigator)) whenIdle(browser, work);
}
