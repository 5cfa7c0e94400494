import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

const program = fileURLToPath(new URL('../../../tooling/bin/mrw.mjs', import.meta.url));

/** A page of the partner's origin with one wallet, and what it says of errors. */
async function openShop(page: Page, shop: string, partner: string, mode: string): Promise<string> {
  await page.route('**/registration-test', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src ${shop} 'nonce-n'; frame-src ${shop}`,
      },
      body: `<!doctype html><html lang="en"><title>Shop</title><p id="error"></p><script nonce="n">
        addEventListener('wallet-error', ({ detail }) => {
          document.querySelector('#error').textContent = detail.code + ' ' + detail.message;
        });</script>
        <script src="${shop}/embed.js"></script><member-wallet partner="${partner}" mode="${mode}"></member-wallet></html>`,
    }),
  );
  return '/registration-test';
}

for (const mode of ['frame', 'inline'])
  test(`a wrong id is told at once with the id and the origin, mode ${mode}`, async ({ site, page }) => {
    const { origin } = site.stack.addresses.partner;
    await page.goto(origin + (await openShop(page, site.origin, 'no-mall', mode)));
    await expect(page.locator('#error')).toHaveText(/^MRW-303 .* knows no partner of that id/);
    await expect(page.locator('#error')).toContainText(`partner "no-mall", page ${origin}`);
    await expect(page.locator('member-wallet').getByRole('alert')).toContainText('cannot be shown');
    await expect(page.locator('member-wallet iframe')).toHaveCount(0);
  });

test('a page becomes a partner by one command, while the site runs', async ({ site, page }) => {
  // Every command is a process of its own.
  test.setTimeout(120_000);
  const id = `shop-${Date.now()}`;
  const { origin } = site.stack.addresses.signOn;
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, [
      program,
      'partners',
      ...args,
      ...['--environment', site.stack.environment],
    ]);
  await command('add', id, '--origin', 'https://new-shop.example', '--mode', 'frame');
  const address = origin + (await openShop(page, site.origin, id, 'frame'));
  await page.goto(address);
  await expect(page.locator('#error')).toHaveText(/^MRW-303 the page is not registered for the partner/);

  await command('origins', id, '--add', 'http://localhost:*');
  await page.goto(address);
  const wallet = page.frameLocator('member-wallet iframe');
  await expect(wallet.getByText(/log in on the site you came from/)).toBeVisible();
  await expect(page.locator('#error')).toBeEmpty();
  await command('remove', id);
});
