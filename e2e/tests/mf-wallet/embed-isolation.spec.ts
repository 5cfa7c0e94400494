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

  // What only shows for a moment does not count.
  await expect(wallet.getByRole('progressbar')).toHaveCount(0);
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

test('wallets that come and go leave no nodes, listeners or timers behind', async ({
  site,
  page,
  sandbox,
}) => {
  await page.addInitScript(countTimers);
  await visit({ site, page }, '/inline?member=demo-level2');
  const wallet = page.locator('member-wallet');
  const leave = async () => {
    await expect(wallet.getByRole('link', { name: coupon })).toBeVisible();
    await wallet.evaluate((element) => {
      element.remove();
    });
  };
  await leave();
  // What is loaded once per page stays.
  const before = await held(page);
  for (let wallets = 0; wallets < 2; wallets += 1) {
    await addWallet(page, '/user/myCoupon');
    await giveToken(page, await sandbox.authorizationCode('demo-level2'));
    await leave();
  }
  await expect
    .poll(async () => {
      const after = await held(page);
      return {
        // A list of coupons has more than a thousand.
        manyNodes: after.nodes - before.nodes > 100,
        moreListeners: after.listeners > before.listeners,
        timers: after.timers,
      };
    })
    .toEqual({ manyNodes: false, moreListeners: false, timers: [] });
});

declare global {
  var openTimers: Map<number, string> | undefined;
}

/** Notes intervals, and timeouts of more than 5 s: what is shorter ends by itself. */
function countTimers(): void {
  const open = new Map<number, string>();
  globalThis.openTimers = open;
  for (const [start, stop] of [
    ['setInterval', 'clearInterval'],
    ['setTimeout', 'clearTimeout'],
  ] as const) {
    const { [start]: set, [stop]: clear } = window;
    Reflect.set(window, start, (handler: () => void, milliseconds = 0) => {
      const id = set(() => {
        if (start === 'setTimeout') open.delete(id);
        handler();
      }, milliseconds);
      if (start === 'setInterval' || milliseconds > 5_000) open.set(id, `${start} ${milliseconds}`);
      return id;
    });
    Reflect.set(window, stop, (id: number) => {
      open.delete(id);
      clear(id);
    });
  }
}

/** What the page holds after the garbage collector has been through it. */
async function held(page: Page): Promise<{ nodes: number; listeners: number; timers: string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes, listeners, timers: await page.evaluate(() => [...(globalThis.openTimers ?? []).values()]) };
}

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
