import type { Page, Route } from '@playwright/test';
import text from '@mrw/shared-contracts/testing/corpora/text.json' with { type: 'json' };
import xss from '@mrw/shared-contracts/testing/corpora/xss.json' with { type: 'json' };
import { linkFields, textFields } from '@mrw/shared-contracts/testing/text-fields';
import { everything } from '../../harness/everything';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import { tooWide } from '../../harness/too-wide';
import { pagesInTurn } from './pages-in-turn';

const links = [
  'javascript:globalThis.__xss=1',
  'data:text/html,<script>parent.__xss=1</script>',
  '//evil.example/',
];

/** Replaces the values of these fields at any depth. */
function replaced(data: unknown, value: (field: string, old: string) => string, field = ''): unknown {
  if (Array.isArray(data)) return data.map((item) => replaced(item, value, field));
  if (typeof data === 'string') return value(field, data);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, of]) => [name, replaced(of, value, name)]));
}

/** Every answer of the API with these texts in every field that holds text, and hostile links. */
async function answerWith(page: Page, api: string, texts: readonly string[]): Promise<void> {
  let count = 0;
  const next = (list: readonly string[]) => list[(count += 1) % list.length] ?? '';
  const value = (field: string, old: string) => {
    if (textFields.includes(field)) return next(texts);
    return linkFields.includes(field) && old !== '' ? next(links) : old;
  };
  await page.route(
    (url) => url.origin === api,
    async (route: Route) => {
      const request = route.request();
      if (request.method() !== 'GET' || !/xhr|fetch/.test(request.resourceType())) return route.fallback();
      const response = await route.fetch();
      const body: unknown = await response.json().catch(() => null);
      return route.fulfill({ response, json: replaced(body, value) });
    },
  );
}

/** What a text must never become. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const found = [
      ...document.querySelectorAll(
        'main [onerror], main [onload], main [onclick], main [onfocus], main script, main object, main embed, main form[action], main [href^="javascript" i], main [href^="data:text" i], main [href^="//"]',
      ),
    ].map((element) => element.outerHTML.slice(0, 120));
    const covers = [...document.querySelectorAll('main [style]')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.clientWidth > 300)
      .map((element) => element.outerHTML.slice(0, 120));
    return { found, covers, ran: '__xss' in window };
  });

async function visited(site: SiteDriver, page: Page, path: string): Promise<void> {
  await site.open(path);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await site.untilQuiet();
}

/** Three orders: what one text leaves open, another one finds. */
const rounds = [xss, [...xss].reverse(), [xss.join(' ')]].slice(0, everything ? 3 : 1);

for (const path of pagesInTurn) {
  test(`${path}: markup in every text of the server stays text, and its links lead nowhere`, async ({
    site,
    page,
    stack,
    consoleWatch,
  }) => {
    test.setTimeout(120_000);
    // The browser reports a picture or a link that the policy refuses, or with an invalid address.
    consoleWatch.allow(/Content Security Policy|net::ERR|Failed to load/);
    const known = new Set(Object.values(stack.addresses).map(({ origin }) => origin));
    const strangers: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && !known.has(url.origin)) strangers.push(request.url());
    });
    page.on('dialog', (dialog) => {
      strangers.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    await site.logInAs('demo-level2');
    for (const texts of rounds) {
      await answerWith(page, stack.addresses.api.origin, texts);
      await visited(site, page, path);
      expect(await traces(page)).toEqual({ found: [], covers: [], ran: false });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(strangers).toEqual([]);
    test.info().annotations.push({ type: 'cases', description: String(xss.length * rounds.length) });
  });

  test(`${path}: long, right-to-left, emoji and broken names fit on a screen of 320 px`, async ({
    site,
    page,
    stack,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await site.logInAs('demo-level2');
    const names = text.map((value) => value.slice(0, 300)).filter((value) => value.trim() !== '');
    await answerWith(page, stack.addresses.api.origin, names);
    await visited(site, page, path);
    expect(await tooWide(page)).toEqual([]);
    test.info().annotations.push({ type: 'cases', description: String(names.length) });
  });
}
