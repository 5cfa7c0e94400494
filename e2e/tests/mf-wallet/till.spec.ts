import type { Locator } from '@playwright/test';
import { expect, test } from '../../harness/test';
import { readCode } from './read-code';

const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

const kinds = [
  ['a QR code', '/coupon/1001', /^QR/],
  ['the QR code of a POS', '/coupon/1003', /^QR/],
  ['EAN-13', '/coupon/1004', /EAN-?13/],
  ['UPC-A', '/coupon/1005', /UPC-?A|EAN-?13/],
  ['Code 39', '/coupon/1006', /Code-?39/],
  ['Code 128', '/coupon/1007', /Code-?128/],
  ['the QR code of a payment', '/use_cash_dollar', /^QR/],
] as const;

test('a scanner reads every kind of code at the till on every width and in every colour scheme', async ({
  site,
  page,
}) => {
  test.slow();
  await site.logInAs('demo-level2');
  const misses: string[] = [];
  for (const [kind, path, format] of kinds) {
    await site.open(path);
    const pay = page.getByRole('button', { name: '20', exact: true });
    const show = page.getByRole('button', { name: 'Show at till' });
    await expect(pay.or(show)).toBeVisible();
    if (await pay.isVisible()) await pay.click();
    await page.getByRole('button', { name: /Show at till|Pay now/ }).click();
    const till = page.getByRole('dialog');
    const picture = till.getByRole('img', { name: /QR code|Barcode/ });
    await expect(picture).toBeVisible();
    const shown = await till.locator('button[translate=no]').textContent();
    for (const width of [320, 390, 768])
      for (const [scheme, media] of Object.entries(schemes)) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia(media);
        const read = await readCode(picture);
        // The QR code of a coupon also holds the moment; the 13 digits of UPC-A begin with 0.
        const text = read?.text.replace(/\.\d{10}$|^0(?=\d{12}$)/, '');
        if (!read || !format.test(read.format) || text !== shown)
          misses.push(`${kind}, ${width} px, ${scheme}: ${JSON.stringify(read)}`);
      }
  }
  expect(misses).toEqual([]);
});

test('the code of a coupon is one tap from the list, and can be shown as a barcode', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2', '/user/myCoupon');
  await page.getByRole('button', { name: 'Show Hand-brewed coffee at the till' }).click();
  const till = page.getByRole('dialog', { name: 'Hand-brewed coffee' });
  const qr = await readCode(till.getByRole('img', { name: 'QR code' }));
  expect(qr?.text).toMatch(/^\w+\.\d{10}$/);
  await till.getByRole('button', { name: 'Show as barcode' }).click();
  const bars = await readCode(till.getByRole('img', { name: 'Barcode' }));
  expect(bars?.format).toMatch(/Code-?128/);
  expect(qr?.text.split('.')[0]).toBe(bars?.text);
  await page.keyboard.press('Escape');
  await expect(till).toBeHidden();
  expect(site.path()).toBe('/user/myCoupon');
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width} × ${height} px a long barcode has modules of 2 px and covers nothing`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await site.logInAs('demo-level2', '/coupon/1006');
    await page.getByRole('button', { name: 'Show at till' }).click();
    const till = page.getByRole('dialog');
    const bars = till.getByRole('img', { name: 'Barcode' });
    await expect(bars).toBeVisible();
    expect((await readCode(bars))?.format).toMatch(/Code-?39/);
    const boxOf = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const code = await boxOf(bars);
    // Code 39 needs 230 modules for the 11 characters of this coupon.
    expect(Math.max(code.width, code.height)).toBeGreaterThanOrEqual(2 * 230);
    expect(Math.min(code.width, code.height)).toBeGreaterThanOrEqual(96);
    for (const part of [till.locator('button[translate=no]'), till.getByRole('button', { name: 'Close' })]) {
      const box = await boxOf(part);
      const apart =
        box.right <= code.left || box.left >= code.right || box.bottom <= code.top || box.top >= code.bottom;
      expect(apart).toBe(true);
    }
  });
