import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

/** What at least one of Chrome 83, Firefox 78 and Safari 12.1 does not have, as a path from the page's global object. */
const newer = [
  ...['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'].map(
    (name) => `Array.prototype.${name}`,
  ),
  ...['at', 'matchAll', 'replaceAll', 'isWellFormed', 'toWellFormed'].map(
    (name) => `String.prototype.${name}`,
  ),
  ...['hasOwn', 'groupBy'].map((name) => `Object.${name}`),
  ...['allSettled', 'any', 'withResolvers', 'try'].map((name) => `Promise.${name}`),
  ...['any', 'timeout', 'prototype.throwIfAborted'].map((name) => `AbortSignal.${name}`),
  ...[
    'replaceChildren',
    'getAnimations',
    'checkVisibility',
    'showPopover',
    'inert',
    'attachInternals',
  ].flatMap((name) => [`Element.prototype.${name}`, `HTMLElement.prototype.${name}`]),
  ...[
    'getAnimations',
    'startViewTransition',
    'adoptedStyleSheets',
    'replaceChildren',
    'interestForElement',
  ].map((name) => `Document.prototype.${name}`),
  ...['addEventListener', 'removeEventListener'].map((name) => `MediaQueryList.prototype.${name}`),
  ...[
    'locks',
    'wakeLock',
    'share',
    'canShare',
    'clipboard',
    'permissions',
    'storage',
    'userAgentData',
    'connection',
  ].map((name) => `Navigator.prototype.${name}`),
  ...['serviceWorker', 'vibrate', 'setAppBadge', 'virtualKeyboard'].map(
    (name) => `Navigator.prototype.${name}`,
  ),
  ...[
    'PluralRules',
    'RelativeTimeFormat',
    'ListFormat',
    'DisplayNames',
    'Segmenter',
    'Locale',
    'DurationFormat',
  ].map((name) => `Intl.${name}`),
  ...['randomUUID', 'prototype.randomUUID'].map((name) => `Crypto.${name}`),
  ...['canParse', 'parse'].map((name) => `URL.${name}`),
  'Blob.prototype.arrayBuffer',
  'Blob.prototype.text',
  'Symbol.dispose',
  'structuredClone',
  'ResizeObserver',
  'BroadcastChannel',
  'requestIdleCallback',
  'cancelIdleCallback',
  'PointerEvent',
  'visualViewport',
  'caches',
  'scheduler',
  'reportError',
  'navigation',
  'WeakRef',
  'FinalizationRegistry',
  'AggregateError',
  'BarcodeDetector',
  'TrustedHTML',
  'trustedTypes',
];

/** Takes them away before the first script of every page. */
const grownOld = (page: Page) =>
  page.addInitScript((names) => {
    for (const name of names) {
      const parts = name.split('.');
      const last = parts.pop() ?? '';
      let from: unknown = globalThis;
      for (const part of parts) from = Reflect.get(Object(from) as object, part);
      if (typeof from === 'object' || typeof from === 'function')
        Reflect.deleteProperty(Object(from) as object, last);
    }
  }, newer);

test.use(phone);

test('a browser without the newer parts logs in, shows card and coupon, buys, and finds a store', async ({
  site,
  page,
}) => {
  test.setTimeout(60_000);
  await grownOld(page);
  await site.open('/home');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  // That they are gone is what all of this is about.
  expect(
    await page.evaluate(() => ['BroadcastChannel', 'PointerEvent'].filter((name) => name in window)),
  ).toEqual([]);

  await site.logInAs('demo-level2');
  await expect(page.getByRole('main')).toContainText('125,000');

  await site.follow('/user/myCard');
  await expect(page.getByRole('main').getByRole('img', { name: 'QR code' })).toBeVisible();
  await page.getByRole('button', { name: 'Show at till' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await site.follow('/user/myCoupon');
  const coupons = page.getByRole('main').getByRole('article');
  await expect(coupons.first()).toBeVisible();
  await site.follow('/coupon/1001');
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await page.getByLabel('6-digit staff code').fill('111111');
  await expect(page.getByRole('dialog', { name: 'Coupon used' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  await site.follow('/campaign/101');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
  await page
    .getByRole('dialog', { name: 'Successfully redeemed' })
    .getByRole('button', { name: 'OK' })
    .click();

  await site.follow('/offer/LATEST');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await site.follow('/about/store');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Related offers' })).toBeVisible();
  await site.switchLanguage('zh-Hans');
  await expect(page.getByRole('heading', { name: '相关优惠' })).toBeVisible();
});
