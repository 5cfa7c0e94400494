import { desktop } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { readCode } from './read-code';

test.use(desktop);

const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

for (const [kind, id, format] of [
  ['QR code', '1001', /^QR/],
  ['EAN-13 barcode', '1004', /EAN-?13/],
  ['UPC-A barcode', '1005', /UPC-?A|EAN-?13/],
  ['Code 39 barcode', '1006', /Code-?39/],
  ['Code 128 barcode', '1007', /Code-?128/],
] as const)
  test(`a scanner reads the ${kind} at the till on every width and in every colour scheme`, async ({
    site,
    page,
  }) => {
    await site.logInAs('demo-level2', `/coupon/${id}`);
    const misses: string[] = [];
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [name, media] of Object.entries(schemes)) {
        await page.emulateMedia(media);
        await page.getByRole('button', { name: 'Show at till' }).click();
        const till = page.getByRole('dialog');
        const picture = till.getByRole('img', { name: /QR code|Barcode/ });
        await expect(picture).toBeVisible();
        const read = await readCode(picture);
        const shown = await till.locator('button[translate=no]').textContent();
        // A QR code also holds the moment; the 13 digits of UPC-A begin with 0.
        const text = read?.text.replace(/\.\d{10}$|^0(?=\d{12}$)/, '');
        if (!read || !format.test(read.format) || text !== shown)
          misses.push(`${width} px, ${name}: ${JSON.stringify(read)}`);
        await till.getByRole('button', { name: 'Close' }).click();
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
