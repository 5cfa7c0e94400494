import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { readCode } from './read-code';

test.describe('desktop', () => {
  test.use(desktop);

  test('W-033 the QR code of a merchant scan changes after 5 minutes', async ({ site, page }) => {
    await page.clock.install();
    await site.logInAs('demo-level2', '/coupon/1001');
    const code = page.getByRole('img', { name: 'QR code' });
    await expect(code).toBeVisible();
    const first = await readCode(code);
    expect(first?.text).toMatch(/^\w+\.\d{10}$/);
    await page.clock.fastForward(300_000);
    await expect.poll(async () => (await readCode(code))?.text).not.toBe(first?.text);
  });

  test('W-031 every barcode is of its kind and holds the code', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/coupon/1004');
    for (const [id, format] of [
      ['1004', /EAN-?13/],
      ['1005', /UPC-?A|EAN-?13/],
      ['1006', /Code-?39/],
      ['1007', /Code-?128/],
    ] as const) {
      if (id !== '1004') await site.open(`/coupon/${id}`);
      const barcode = page.getByRole('img', { name: 'Barcode' });
      await expect(barcode).toBeVisible();
      const read = await readCode(barcode);
      const shown = await page.locator('p[translate=no]').first().textContent();
      expect(read?.format).toMatch(format);
      expect(read?.text.replace(/^0(?=\d{12}$)/, '')).toBe(shown);
    }
  });

  test('W-030 the copied code is on the clipboard', async ({ site, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.logInAs('demo-level2', '/coupon/1008');
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible();
    const shown = await page.locator('p[translate=no]').first().textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  });

  test('W-076 the store selection opens over the detail, with the same two steps', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/coupon/1014');
    await page.getByRole('button', { name: 'Select store' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible();
    expect(site.path()).toBe('/coupon/1014');
  });
});

for (const [name, device] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(name, () => {
    test.use(device);

    test(`W-025 a picture opens the full-screen carousel on a ${name}`, async ({ site, page }) => {
      await site.logInAs('demo-level2', '/coupon/1001');
      await page.getByRole('button', { name: /Enlarge picture 1/ }).click();
      const carousel = page.getByRole('dialog', { name: 'Pictures' });
      await expect(carousel).toBeVisible();
      const box = await carousel.boundingBox();
      expect(box?.height).toBeGreaterThan(device.viewport.height - 4);
      await carousel.getByRole('button', { name: 'Close' }).click();
      await expect(carousel).toBeHidden();
    });
  });
}
