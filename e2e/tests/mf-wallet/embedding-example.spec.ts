import fs from 'node:fs';
import { expect, test } from '../../harness/test';

const doc = fs.readFileSync(new URL('../../../docs/guides/embedding.md', import.meta.url), 'utf8');

/** A block of docs/guides/embedding.md, as a partner copies it. */
function block(language: string): string {
  const text = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(doc)?.[1];
  if (text === undefined) throw new Error(`docs/guides/embedding.md has no block ${language}.`);
  return text.trim();
}

for (const mode of ['frame', 'inline'] as const)
  test(`the worked example of docs/guides/embedding.md applies a coupon, mode ${mode}`, async ({
    site,
    page,
    sandbox,
  }) => {
    const { shell, remotes, api, partner } = site.stack.addresses;
    const here = (text: string) =>
      text
        .replaceAll('https://remotes.rewards.example', remotes.origin)
        .replaceAll('https://api.rewards.example', api.origin)
        .replaceAll('https://rewards.example', shell.origin);
    const html = here(block('html')).replace('<script src="http', '<script nonce="R4ND0M" src="http');
    await page.route(`${partner.origin}/example`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'Content-Security-Policy': here(block(`csp-${mode}`)) },
        body: html.replace('<member-wallet ', `<member-wallet mode="${mode}" page="/coupon/1008" `),
      }),
    );
    await page.route(`${partner.origin}/shop.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: block('js') }),
    );
    await page.route(`${partner.origin}/wallet-code`, async (route) =>
      route.fulfill({ json: { code: await sandbox.authorizationCode('demo-level2') } }),
    );
    await page.goto(`${partner.origin}/example`);
    const wallet =
      mode === 'inline' ? page.locator('member-wallet') : page.frameLocator('member-wallet iframe');
    await wallet.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(page.locator('#basket')).toHaveText(/^Coupon \S+/);
    await expect(wallet.getByText('Coupon applied').first()).toBeVisible();
  });
