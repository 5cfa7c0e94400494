import { beforeRemote, followLeftovers, leftovers } from '../../harness/leftovers';
import { expect, test } from '../../harness/test';
import { recordsOf, stagedPage } from './expect-alive';
import { stage } from './staged-remote';

/** What a remote does outside of its place, and what its record says. */
const frame = [
  ['removes the header', 'header removed'],
  ['empties the header', 'header emptied'],
  ['hides the footer', 'footer hidden'],
  ['empties the body', 'div removed'],
] as const;
const covers = ['covers from its place', 'covers from the body'] as const;
const natives = [
  ['patches fetch', 'fetch (restored'],
  ['patches history', 'history.pushState (restored'],
  ['extends arrays', 'extra (restored'],
] as const;

test('a remote that damages the frame: header and footer are there and work, and the record names it', async ({
  site,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/^MRW-118 /);
  test.setTimeout(90_000);
  const staged = await stage(page, site, 'mf-stores');
  await site.open('/home');
  const header = page.getByRole('banner');
  for (const [fault, detail] of frame)
    await test.step(fault, async () => {
      await staged.fails(fault);
      await site.follow('/about/store');
      await expect(stagedPage(page)).toBeVisible();
      await expect(header.getByRole('combobox')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const records = await recordsOf(page);
      expect(records).toContain('"code":"MRW-118","remote":"mf-stores"');
      expect(records).toContain(detail);
      await staged.fails('');
      await header.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
    });
  for (const fault of covers)
    await test.step(fault, async () => {
      await staged.fails(fault);
      await site.follow('/about/store');
      // While a page enters, what it fixes is inside it.
      await expect
        .poll(() => page.evaluate(() => document.elementFromPoint(innerWidth / 2, 40)?.id))
        .toBe('cover');
      await staged.fails('');
      // Playwright presses only what is not covered.
      await header.getByRole('link', { name: 'Home', exact: true }).click({ timeout: 15_000 });
      await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
      const records = await recordsOf(page);
      expect(records).toContain('covered');
      expect(records).not.toContain('"code":"MRW-118","remote":"mf-offers"');
    });
});

test('built-in functions that a remote replaces while it is read, mounted or leaves are those of the browser again', async ({
  site,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/^MRW-119 /);
  test.setTimeout(90_000);
  const staged = await stage(page, site, 'mf-stores');
  await site.open('/home');
  const untouched = () =>
    page.evaluate(
      () =>
        [window.fetch, window.history.pushState].every((method) =>
          String(method).includes('[native code]'),
        ) && Object.keys(Array.prototype).length === 0,
    );
  for (const when of ['evaluation', 'mount', 'unmount'] as const)
    for (const [fault, detail] of natives.slice(0, when === 'mount' ? undefined : 1))
      await test.step(`${fault}: ${when}`, async () => {
        await staged.fails(fault, when);
        await site.follow('/about/store');
        await expect(stagedPage(page)).toBeVisible();
        await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
        await expect.poll(untouched).toBe(true);
        expect(await recordsOf(page)).toContain(detail);
        await staged.fails('');
      });
});

test('damage that a test does not expect fails it', async ({ site, page, consoleWatch }) => {
  const staged = await stage(page, site, 'mf-stores');
  await site.open('/home');
  await staged.fails('hides the footer');
  await site.follow('/about/store');
  await expect(stagedPage(page)).toBeVisible();
  await expect.poll(() => consoleWatch.problems()).toEqual(['MRW-118 mf-stores footer hidden']);
  consoleWatch.allow(/^MRW-118 mf-stores /);
});

test('the check of a release finds what a remote leaves behind', async ({ site, page }) => {
  const staged = await stage(page, site, 'mf-stores');
  await followLeftovers(page, 'mf-stores');
  await site.open('/no-such-page');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await staged.fails('leaves things behind');
  await beforeRemote(page);
  await site.follow('/about/store');
  await expect(stagedPage(page)).toBeVisible();
  await site.follow('/no-such-page');
  await expect(page.locator('[data-remote]')).toHaveCount(0);
  expect(await leftovers(page)).toEqual([
    'element of the body: aside',
    'global: leftGlobal',
    // Its container has no version in its name.
    'global: mf_staged',
    'interval',
    'listener of window: resize',
  ]);
});
