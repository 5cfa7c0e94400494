import type { Page, Route } from '@playwright/test';
import { everything } from '../../harness/everything';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import { pagesInTurn } from './pages-in-turn';

type Fault = { name: string; meet: (route: Route) => Promise<void> };

const json = (route: Route, body: unknown, status = 200) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The true answer, changed. */
const changed = (change: (body: unknown) => unknown) => async (route: Route) => {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  } catch {
    // The requesting page is closed. An open one would wait in vain, and the test would detect it.
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets every value of a record to null, except its id. */
const withNulls = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withNulls)
    : isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, of]) => [name, name === 'id' ? of : null]))
      : null;

const withMore = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withMore)
    : isRecord(value)
      ? { ...value, unknown_key: { deep: [1, null, 'x'] } }
      : value;

/** Copies with ids of their own. */
const inThousands = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0
    ? Array.from({ length: 10_000 }, (_, index) => {
        const item: unknown = value[index % value.length];
        return isRecord(item) ? { ...item, id: String(100_000 + index) } : item;
      })
    : value;

const faults: readonly Fault[] = [
  { name: '500', meet: (route) => json(route, {}, 500) },
  { name: 'another document', meet: (route) => json(route, { unexpected: true }) },
  { name: 'half a JSON', meet: (route) => json(route, '{"id":"1","na') },
  ...(everything
    ? [
        { name: '503', meet: (route: Route) => json(route, '<h1>Busy</h1>', 503) },
        { name: '429', meet: (route: Route) => json(route, { detail: 'Slow down.' }, 429) },
        { name: 'a broken connection', meet: (route: Route) => route.abort('connectionreset') },
        { name: 'a page', meet: (route: Route) => json(route, '<!doctype html><title>Log in</title>') },
        { name: 'nulls', meet: changed(withNulls) },
        { name: 'unknown fields', meet: changed(withMore) },
        { name: '10,000 items', meet: changed(inThousands) },
      ]
    : []),
];

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: '再試一次' });

/** The GET calls of a page, by their path. */
async function endpointsOf(site: SiteDriver, visit: () => Promise<void>): Promise<readonly string[]> {
  const { page } = site;
  const api = site.stack.addresses.api.origin;
  const paths = new Set<string>();
  const note = (request: { method(): string; url(): string; resourceType(): string }) => {
    const url = new URL(request.url());
    const isRead = request.method() === 'GET' && /xhr|fetch/.test(request.resourceType());
    // Live answers have faults of their own (live-answers.spec.ts).
    if (url.origin === api && isRead && !url.pathname.endsWith('/events')) paths.add(url.pathname);
  };
  page.on('request', note);
  await visit();
  await site.untilQuiet();
  page.off('request', note);
  return [...paths];
}

/** Endpoints that a page before has shown; their numbers do not matter. */
const shown = new Set<string>();
const isNew = (path: string) => {
  const endpoint = path.replace(/\d+/g, '{id}');
  if (shown.has(endpoint)) return false;
  shown.add(endpoint);
  return true;
};

/** Family booking navigates to another site at once: the responses of its one call have their own tests. */
const pages = pagesInTurn.filter((path) => path !== '/family_booking');

for (const path of pages)
  test(`${path}: whatever a call answers, the page says something in its language, and goes on when the fault is gone`, async ({
    site,
    page,
    stack,
  }) => {
    test.setTimeout(everything ? 900_000 : 60_000);
    const api = stack.addresses.api.origin;
    await site.logInAs('demo-level2');
    await site.switchLanguage('zh-Hant');
    const visit = () => site.open(path);
    const endpoints = await endpointsOf(site, visit);
    let cases = 0;
    // The calls of the page itself come last.
    for (const endpoint of everything ? endpoints.filter(isNew) : endpoints.slice(-1))
      for (const { name, meet } of faults)
        await test.step(`${endpoint} answers with ${name}`, async () => {
          cases += 1;
          const broken = (url: URL) => url.origin === api && url.pathname === endpoint;
          await page.route(broken, (route) =>
            route.request().method() === 'GET' ? meet(route) : route.fallback(),
          );
          await visit();
          const main = page.getByRole('main');
          await expect.soft(main, `${endpoint}: ${name}`).toContainText(/\p{Script=Han}{2}/u);
          await expect
            .soft(main, `${endpoint}: ${name}`)
            .not.toContainText(/undefined|\[object|NaN|Error:|Invalid Date/);
          await expect
            .soft(page.getByRole('banner').getByRole('link').first(), `${endpoint}: ${name}`)
            .toBeVisible();
          await page.unroute(broken);
          if (await tryAgain(page).first().isVisible()) {
            await tryAgain(page).first().click();
            await expect.soft(tryAgain(page), `${endpoint}: ${name}`).toHaveCount(0);
          }
        });
    test.info().annotations.push({ type: 'cases', description: String(cases) });
    expect(endpoints).not.toEqual([]);
  });
