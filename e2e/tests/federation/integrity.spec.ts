import { sitePages } from '../../harness/site-pages';
import { expect, test } from '../../harness/test';

test('every script that a page makes has its hash, and so has every request ahead of one', async ({
  site,
  page,
}) => {
  test.setTimeout(240_000);
  const made = new Map<string, string>();
  await page.exposeFunction('noteScript', (url: string, integrity: string) => made.set(url, integrity));
  await page.addInitScript((origin) => {
    // The sign-on site and the frame of the gift card have scripts of their own.
    if (location.origin !== origin) return;
    const note = Reflect.get(window, 'noteScript') as (url: string, integrity: string) => void;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src) note(node.src, node.integrity);
        if (node instanceof HTMLLinkElement && node.as === 'script') note(node.href, node.integrity);
      }
    }).observe(document, { childList: true, subtree: true });
  }, site.origin);
  await site.open('/redeem-gift-card?code=GIFT-FRESH-50');
  await expect(page.locator('main h1')).toBeVisible();
  await site.logInAs('demo-level2');
  // A member is led on from the log-in page before its address can be seen.
  const pages = sitePages.filter(
    ({ owner, route }) => owner !== 'mf-giftcard' && route !== '/login_callback',
  );
  for (const { path } of pages) {
    await site.follow(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  const addresses = [...made.keys()].map((url) => new URL(url).pathname);
  for (const owner of new Set(sitePages.map((one) => one.owner)))
    if (owner !== 'shell') expect(addresses).toContainEqual(expect.stringContaining(`/${owner}/`));
  const bare = [...made].filter(([, integrity]) => !integrity.startsWith('sha384-')).map(([url]) => url);
  expect(bare).toEqual([]);
});
