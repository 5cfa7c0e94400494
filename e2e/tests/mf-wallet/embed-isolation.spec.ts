import type { Page } from '@playwright/test';
import { desktop } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { addWallet, askToLogIn, coupon, giveToken, visit } from './partner-page';

test.use(desktop);

test('style sheets stay on their side, overlays inside, and a removed wallet leaves nothing', async ({
  site,
  page,
  sandbox,
}) => {
  await visit({ site, page }, '/inline?member=visitor');
  const wallet = page.locator('member-wallet');
  await expect(wallet.getByText(askToLogIn)).toBeVisible();
  await wallet.evaluate((element) => {
    element.remove();
  });
  const before = await pageLook(page);
  await addWallet(page, '/coupon/1008');
  await giveToken(page, await sandbox.authorizationCode('demo-level2'));
  await expect(wallet.getByRole('button', { name: 'Show at till' })).toBeVisible();
  expect(await pageLook(page)).toEqual(before);

  const clean = await walletLook(page);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, hostileCss);
  expect(await walletLook(page)).toEqual(clean);

  await wallet.getByRole('button', { name: 'Show at till' }).click();
  const till = wallet.getByRole('dialog');
  await expect(till).toBeVisible();
  // On top of whatever z-index the page uses.
  expect(
    await till.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return root instanceof ShadowRoot && hit === root.host;
    }),
  ).toBe(true);
  await till.getByRole('button', { name: 'Close' }).click();
  const left = await wallet.evaluate((element) => {
    element.remove();
    return element.shadowRoot?.childNodes.length;
  });
  expect(left).toBe(0);
  expect(await page.locator('body > *').count()).toBe(1);
});

test('two wallets on one page have sessions of their own', async ({ site, page, sandbox }) => {
  await visit({ site, page }, '/inline?member=demo-level2');
  const first = page.locator('member-wallet').first();
  await expect(first.getByRole('link', { name: coupon })).toBeVisible();
  await addWallet(page, '/user/myCoupon');
  const second = page.locator('member-wallet').nth(1);
  await expect(second.getByText(askToLogIn)).toBeVisible();
  await giveToken(page, await sandbox.authorizationCode('demo-empty'), 1);
  await expect(second.getByRole('link', { name: /offers/i })).toBeVisible();
  await expect(first.getByRole('link', { name: coupon })).toBeVisible();
  await first.evaluate((element) => {
    element.remove();
  });
  // The one that stays goes on working.
  const unavailable = page.locator('member-wallet').getByRole('tab', { name: 'Unavailable' });
  await unavailable.click();
  await expect(unavailable).toHaveAttribute('aria-selected', 'true');
});

const hostileCss = `* { all: unset !important; letter-spacing: 1em !important; color: red !important; --action: red !important; --bg: red !important; }
header { position: fixed !important; top: 0 !important; left: 0 !important; right: 0 !important; height: 100% !important; z-index: 2147483647 !important; pointer-events: none !important; }
style, script, head, title { display: none !important; }
html { font-size: 40px !important; text-transform: uppercase !important; direction: ltr; }`;

/** How everything inside the wallet looks, sizes that follow the page's layout aside. */
const walletLook = (page: Page) =>
  page.locator('member-wallet').evaluate((wallet) =>
    [...(wallet.shadowRoot?.querySelectorAll('[data-mrw-root] *') ?? [])].map((element) => {
      const look = getComputedStyle(element);
      return [
        element.tagName,
        look.color,
        look.fontSize,
        look.letterSpacing,
        look.display,
        look.textTransform,
      ].join(' ');
    }),
  );

/** How the partner's own elements look. */
const pageLook = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, h1, h2, .basket li, .desk button')].map((element) => {
      const { color, fontSize, fontFamily, margin, backgroundColor, letterSpacing } =
        getComputedStyle(element);
      return [element.tagName, color, fontSize, fontFamily, margin, backgroundColor, letterSpacing].join(' ');
    }),
  );
