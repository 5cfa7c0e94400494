import type { Page, Request } from '@playwright/test';

/** Milliseconds without any request. */
const quietFor = 500;

/**
 * Follows the requests of a page. The load state `networkidle` does not come while a page hears live answers: that
 * request has no end.
 */
export function watchRequests(page: Page): { untilQuiet(): Promise<void> } {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const ended = (request: Request) => {
    if (open.delete(request)) changedAt = performance.now();
  };
  page.on('request', (request) => {
    if (/\/customers\/\d+\/events$/.test(request.url())) return;
    open.add(request);
    changedAt = performance.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    untilQuiet: async () => {
      await page.waitForLoadState('load');
      while (open.size > 0 || performance.now() - changedAt < quietFor) await page.waitForTimeout(50);
    },
  };
}
