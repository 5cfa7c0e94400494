import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../../harness/stack';
import type { ReleaseEdit } from './release-edits';

/** What one device saw in all of its visits. */
export type Seen = { framed: boolean; panels: number };

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: /MRW-\d+/ });

/** Visits the pages of mf-stores as a person does: opens one, presses something, goes to a store, leaves. */
export async function visitAs(
  { browser, stack }: { browser: Browser; stack: Stack },
  device: string,
  { path = '/about/store', width = 1440 }: NonNullable<ReleaseEdit['visitor']>,
  visits: number,
): Promise<Seen> {
  const { shell } = stack.addresses;
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-HK' });
  await context.addCookies([{ name: 'cookie_consent', value: 'all', url: shell.origin }]);
  await context.addInitScript((name) => {
    localStorage.setItem('mrw_device', name);
  }, device);
  const seen: Seen = { framed: true, panels: 0 };
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await context.newPage();
    await oneVisit(page, shell.origin + path, seen);
    await page.close();
  }
  await context.close();
  return seen;
}

async function oneVisit(page: Page, address: string, seen: Seen): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  let shown = false;
  const look = async () => {
    const isPanel = await panel(page).isVisible();
    if (isPanel && !shown) seen.panels += 1;
    shown = isPanel;
    const frame = [page.getByRole('banner'), page.getByRole('contentinfo')];
    for (const part of frame) seen.framed &&= await part.isVisible();
    seen.framed &&= await isOnTop(page);
  };
  await page.goto(address);
  // Telemetry begins a while after the page.
  await heading.or(panel(page)).first().waitFor({ timeout: 25_000 });
  await look();
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.includes('telemetry')),
    null,
    { timeout: 15_000 },
  );
  await look();
  await page
    .getByRole('button', { name: /Refresh|重新整理/ })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await look();
  await page
    .locator('main a[href*="/storeDetail/"]')
    .first()
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await heading.or(panel(page)).first().waitFor({ timeout: 10_000 });
  await look();
  await page
    .getByRole('banner')
    .locator('a[href="/home"]')
    .first()
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await heading.or(panel(page)).first().waitFor({ timeout: 10_000 });
  await look();
  // What is left to send is sent when the page is hidden.
  await page.goto('about:blank');
}

/** Whether a press in the middle of the header reaches the header. */
const isOnTop = (page: Page) =>
  page.evaluate(async () => {
    const covered = () => {
      const header = document.querySelector('header');
      const box = header?.getBoundingClientRect();
      const found = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return !found || !header?.contains(found);
    };
    // What covers it is looked for 2 and 6 seconds after the page was opened.
    for (let count = 0; count < 70 && covered(); count += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return !covered();
  });
