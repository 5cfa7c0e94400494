import { type Page, type Route } from '@playwright/test';
import { expect } from '../../harness/expect';
import type { SiteDriver } from '../../harness/site';
import type { Language } from '@mrw/shared-contracts/language';

export const states = ['data', 'empty', 'error', 'loading', 'offline', 'simple mode'] as const;
export type State = (typeof states)[number];

/** The viewer: the member with all kinds of data or the one without any. */
export const memberOf = (state: State) => (state === 'empty' ? 'demo-empty' : 'demo-level2');

/** The member alone is answered: without one there is no page of a member. */
const isOfThePage = (route: Route) => {
  const request = route.request();
  const { pathname } = new URL(request.url());
  return (
    request.method() === 'GET' &&
    /xhr|fetch/.test(request.resourceType()) &&
    !/^\/(?:customers|point-accounts)\/\d+$|^\/auth\//.test(pathname)
  );
};

const answers: Readonly<Record<State, ((route: Route) => Promise<void>) | null>> = {
  data: null,
  offline: null,
  'simple mode': null,
  empty: async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json().catch(() => null);
    await (Array.isArray(body) ? route.fulfill({ response, json: [] }) : route.fulfill({ response }));
  },
  error: (route) => route.fulfill({ status: 500, json: { detail: 'Broken.' }, headers: allowed(route) }),
  loading: () => new Promise(() => undefined),
};

const allowed = (route: Route) => ({
  'Access-Control-Allow-Origin': route.request().headers()['origin'] ?? '*',
});

/** From now on the calls of a page get the responses of its state. */
export async function prepare(page: Page, site: SiteDriver, state: State): Promise<void> {
  if (state === 'simple mode')
    await page.addInitScript(() => {
      localStorage.setItem('mrw_simple_mode', 'on');
    });
  const answer = answers[state];
  if (!answer) return;
  const api = site.stack.addresses.api.origin;
  await page.route(
    (url) => url.origin === api,
    (route) => (isOfThePage(route) ? answer(route) : route.fallback()),
  );
}

/** Opens a page in a language and waits until it is in its state. */
export async function reach(
  page: Page,
  site: SiteDriver,
  { path, language, state }: { path: string; language: Language; state: State },
): Promise<void> {
  await site.open(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  const slow = { timeout: 15_000 };
  if (state === 'loading') {
    await expect(page.locator('h1:not(:empty), [role=alertdialog]').first()).toBeVisible(slow);
    return;
  }
  await expect(page.locator('h1, h2, [role=dialog], [role=alertdialog]').first()).toBeVisible(slow);
  // A question that must be answered first covers a page that waits.
  const waits = page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])');
  await expect
    .poll(async () => (await waits.count()) === 0 || (await page.getByRole('alertdialog').count()) > 0, slow)
    .toBe(true);
  if (state === 'offline') await page.context().setOffline(true);
}
