import { savesData } from './saves-data';

/** Milliseconds after which the work is done where a browser cannot say that it is idle, or never is. */
const latest = 4_000;

/**
 * Runs work that makes later steps quicker once the page has nothing better to do; never for a visitor who
 * saves data or whose connection is slow.
 *
 * @param browser the window, whose `navigator.connection` only some browsers have
 */
export function whenIdle(browser: Window, work: () => void): void {
  if (savesData(browser.navigator)) return;
  // Missing in Safari.
  if ('requestIdleCallback' in browser) browser.requestIdleCallback(work, { timeout: latest });
  else setTimeout(work, latest);
}
