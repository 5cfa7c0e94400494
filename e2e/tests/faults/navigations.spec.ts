import type { Page } from '@playwright/test';
import { everything } from '../../harness/everything';
import { memberPages } from '../../harness/member-pages';
import { expect, test } from '../../harness/test';
import { panelOf } from '../federation/expect-alive';
import { pages } from '../federation/pages';

/** `MRW_NAVIGATIONS=50` for a quick look. */
const navigations = Number(process.env['MRW_NAVIGATIONS'] ?? 500);
const paths = [...new Set([...memberPages, ...pages.map(({ path }) => path)])];

/** The same numbers from 0 to 1 on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Content that marks a loaded page, also after a failure. */
const signs = ':is(h1, h2, h3, [role="alert"])';

/** What the page before drew is no sign of life of the next one. */
const markSigns = (page: Page) =>
  page.locator(signs).evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-before', '');
  });

/** Minutes: with `npm run faults` only. */
if (everything)
  test(`${navigations} navigations while every fifth call fails: each page is alive, none is stuck`, async ({
    site,
    page,
    stack,
  }) => {
    test.setTimeout(3_600_000);
    const random = seeded(20_261_121);
    const any = (among: readonly string[]) => among[Math.floor(random() * among.length)] ?? '/home';
    const api = stack.addresses.api.origin;
    // Whether the member is logged in is another test's matter.
    const session = /\/auth\/|\/customers\/\d+$/;
    let failed = 0;
    await site.logInAs('demo-level2');
    const isFaulty = (url: URL) => url.origin === api && !session.test(url.pathname);
    await page.route(isFaulty, async (route) => {
      const chance = random();
      if (chance < 0.2) failed += 1;
      if (chance < 0.1) await route.fulfill({ status: 500, body: '{}' });
      else if (chance < 0.2) await route.abort('connectionreset');
      else await route.fallback();
    });
    for (let count = 0; count < navigations; count += 1) {
      const next = any(paths.filter((path) => path !== site.path()));
      await test.step(next, async () => {
        await markSigns(page);
        await site.follow(next);
        const main = page.getByRole('main');
        await expect(main.locator(`${signs}:not([data-before])`).first()).toBeVisible();
        // A page is left while it loads as often as it is read to the end.
        if (random() < 0.5) return;
        await expect(main.locator('[aria-busy="true"]'), next).toHaveCount(0, { timeout: 20_000 });
        await expect(panelOf(page)).toBeHidden();
      });
    }
    expect(failed).toBeGreaterThan(navigations / 5);
    await page.unroute(isFaulty);
    for (const path of paths) {
      await site.follow(path);
      const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(page.getByRole('main').locator('[aria-busy="true"]'), path).toHaveCount(0, {
        timeout: 20_000,
      });
      if (await tryAgain.first().isVisible()) await tryAgain.first().click();
      await expect(tryAgain, path).toHaveCount(0);
    }
    test.info().annotations.push({ type: 'cases', description: String(navigations) });
  });
