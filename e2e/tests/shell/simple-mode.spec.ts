import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test.use(phone);

const choices = [
  ['My card', '/user/myCard'],
  ['My coupons', '/user/myCoupon'],
  ['Offers', '/offer/LATEST'],
  ['Stores', '/about/store'],
] as const;

const enter = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /^Simple mode/ });
const leave = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Back to the full site' });

const textSize = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));

test('simple mode is switched on by keyboard, remembered, makes every page larger and home four choices', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2');
  const main = page.getByRole('main');
  const before = await textSize(page);
  // A page that was just opened keeps the focus on its heading until a key is pressed.
  await expect(main.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  const mode = enter(page);
  await page.keyboard.press('Tab');
  await mode.focus();
  await expect(mode).toBeFocused();
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: 'Back to the full site' }),
  ).toBeFocused();
  await expect(main.getByRole('link')).toHaveCount(choices.length);
  for (const [name, path] of choices) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThan(140);
  }
  expect(await textSize(page)).toBe(before * 1.25);
  // A page of a remote, after a reload.
  await main.getByRole('link', { name: 'My card' }).click();
  const atTill = main.getByRole('button', { name: 'Show at till' });
  await expect(atTill).toBeVisible();
  await page.reload();
  await expect(atTill).toBeVisible();
  expect((await atTill.boundingBox())?.height).toBeGreaterThanOrEqual(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  // Off again from the menu.
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await leave(page).click();
  await page.keyboard.press('Escape');
  expect(await textSize(page)).toBe(before);
  await site.open('/home');
  await expect(main.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
});
