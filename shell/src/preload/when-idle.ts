import * as z from 'zod/mini';

/** Milliseconds after which the work is done where a browser cannot say that it is idle, or never is. */
const latest = 4_000;

const connection = z.object({
  saveData: z._default(z.boolean(), false),
  effectiveType: z._default(z.string(), '4g'),
});

/**
 * Runs work that makes later steps quicker once the page has nothing better to do; never for a visitor who saves data or
 * whose connection is slow.
 *
 * @param browser the window, whose `navigator.connection` only some browsers have
 */
export function whenIdle(browser: Window, work: () => void): void {
  if (isCostly(browser.navigator)) return;
  // Missing in Safari.
  if ('requestIdleCallback' in browser) browser.requestIdleCallback(work, { timeout: latest });
  else setTimeout(work, latest);
}

function isCostly(navigator: Navigator): boolean {
  const known = connection.safeParse(Reflect.get(navigator, 'connection'));
  return known.success && (known.data.saveData || known.data.effectiveType.endsWith('2g'));
}
