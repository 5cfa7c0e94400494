import fs from 'node:fs/promises';
import AdmZip from 'adm-zip';
import * as z from 'zod/mini';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

const pass = z.object({
  voided: z.boolean(),
  barcodes: z.optional(z.array(z.object({ message: z.string() }))),
  webServiceURL: z.url(),
  passTypeIdentifier: z.string(),
  serialNumber: z.string(),
  authenticationToken: z.string(),
});
const read = (archive: Buffer) =>
  pass.parse(
    JSON.parse(
      new AdmZip(archive)
        .getEntries()
        .find(({ entryName }) => entryName === 'pass.json')
        ?.getData()
        .toString() ?? '',
    ),
  );

test.describe('on an iPhone', () => {
  test.use({
    ...phone,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('Q-192 the card is added, earns at the till on the open page, and is void after the log-out', async ({
    site,
    sandbox,
    page,
  }) => {
    await site.logInAs('demo-level2', '/user/myCard');
    const button = page.getByRole('button', { name: 'Add to Apple Wallet' });
    await button.scrollIntoViewIfNeeded();
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const added = read(await fs.readFile(await download.path()));
    const code = added.barcodes?.[0]?.message ?? '';
    await sandbox.post('/sandbox/staff/card', { code, amount: 30 });
    const earned = page.getByRole('dialog', { name: '+30 points' });
    await expect(earned).toBeVisible();
    await page.keyboard.press('Escape');

    const again = async () => {
      const answer = await fetch(
        `${added.webServiceURL}/v1/passes/${added.passTypeIdentifier}/${added.serialNumber}`,
        { headers: { authorization: `ApplePass ${added.authenticationToken}` } },
      );
      return read(Buffer.from(await answer.arrayBuffer())).voided;
    };
    expect(await again()).toBe(false);
    await page.getByRole('banner').locator('[aria-haspopup="dialog"]').click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect.poll(again).toBe(true);
    await expect(sandbox.post('/sandbox/staff/card', { code, amount: 60 })).rejects.toThrow();
  });
});

test.describe('on Android', () => {
  test.use(phone);

  test('Q-192 a coupon with a barcode leads to Google with its own code; one with a renewed code has no button', async ({
    site,
    page,
  }) => {
    await page.route('https://pay.google.com/**', (route) => route.fulfill({ body: 'Google' }));
    await site.logInAs('demo-level2', '/coupon/1001');
    await expect(page.getByRole('button', { name: 'Show at till' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Wallet$/ })).toHaveCount(0);
    await site.open('/coupon/1007');
    await page.getByRole('button', { name: 'Add to Google Wallet' }).click();
    await page.waitForURL('https://pay.google.com/gp/v/save/*');
    const [, body = ''] = new URL(page.url()).pathname.split('/').pop()?.split('.') ?? [];
    expect(Buffer.from(body, 'base64url').toString()).toContain('"value":"Mrw1007-c128/A"');
  });
});
