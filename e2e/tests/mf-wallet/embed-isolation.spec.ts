import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';
import { setTextSize } from '../../harness/text-size';
import { addWallet, askToLogIn, coupon, giveToken, visit } from './partner-page';

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
  // This page has custom properties of the same names; the wallet takes none from it.
  await page.locator('link[href$="/tokens.css"]').evaluate((link) => {
    link.remove();
  });
  expect(await walletLook(page)).toEqual(clean);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, hostileCss);
  expect(await walletLook(page)).toEqual(clean);

  await wallet.getByRole('button', { name: 'Show at till' }).click();
  const till = wallet.getByRole('dialog');
  await expect(till).toBeVisible();
  // Above any z-index of the page.
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

test('the text of a wallet has the size that the reader has set, whatever the page around makes of 1rem', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 62.5% }');
    if (window === window.top) document.adoptedStyleSheets = [sheet];
  });
  await setTextSize(page, 32);
  await visit({ site, page }, '/inline?member=visitor');
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  await expect(page.locator('member-wallet [data-mrw-root]').first()).toHaveCSS('font-size', '32px');
  await visit({ site, page }, '/embed?member=visitor');
  // The setting of a test does not apply to a frame of another site: its root is used instead.
  const framed = page.frameLocator('member-wallet iframe');
  await expect(framed.locator('body')).toHaveCSS('font-size', '16px');
  await framed.locator('html').evaluate((root) => {
    root.style.fontSize = '200%';
  });
  await expect(framed.locator('body')).toHaveCSS('font-size', '32px');
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

test('of an inline wallet that was removed only what docs/guides/embedding.md names stays on the page', async ({
  site,
  page,
}) => {
  await page.addInitScript(noteWhatStays);
  await visit({ site, page }, '/inline?member=demo-level2');
  const wallet = page.locator('member-wallet');
  await expect(wallet.getByRole('link', { name: coupon })).toBeVisible();
  await wallet.evaluate((element) => {
    element.remove();
  });
  const stays = () => page.evaluate(() => globalThis.staying?.());
  await expect
    .poll(async () => (await stays())?.listeners)
    .toEqual(['document selectionchange', 'window error', 'window message']);
  const left = await stays();
  expect(left?.head).toEqual(['SCRIPT']);
  expect(left?.globals.length).toBeLessThanOrEqual(26);
});

declare global {
  var staying: (() => { listeners: string[]; head: string[]; globals: string[] }) | undefined;
  var openTimers: Map<number, string> | undefined;
}

/** Notes what scripts of other origins than that of the page leave on it. */
function noteWhatStays(): void {
  const known = new Set(Object.getOwnPropertyNames(window));
  const open = new Map<EventListenerOrEventListenerObject, Set<string>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const nameOf = (target: EventTarget, type: string) =>
    target === document ? `document ${type}` : target === window ? `window ${type}` : null;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const name = nameOf(this, type);
    // The caller of this function is on the third line; what Playwright itself puts in has no address.
    const caller = new Error().stack?.split('\n')[2] ?? '';
    const isOfWallet = caller.includes('http') && !caller.includes(location.origin);
    const once = typeof options === 'object' && options.once;
    if (name && listener && isOfWallet && !once)
      open.set(listener, (open.get(listener) ?? new Set()).add(name));
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const name = nameOf(this, type);
    if (name && listener) open.get(listener)?.delete(name);
    removeEventListener.call(this, type, listener, options);
  };
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      const head = new Set(document.head.children);
      globalThis.staying = () => ({
        listeners: [...open.values()].flatMap((names) => [...names]).sort(),
        head: [...document.head.children]
          .filter((element) => !head.has(element))
          .map(({ tagName }) => tagName),
        globals: Object.getOwnPropertyNames(window)
          .filter((name) => !known.has(name) && name !== 'staying')
          .sort(),
      });
    },
    { once: true },
  );
}

/** Records intervals, and timeouts of more than 5 s: shorter ones end soon. */
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
        look.padding,
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
