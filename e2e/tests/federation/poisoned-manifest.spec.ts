import type { Page } from '@playwright/test';
import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import { everything } from '../../harness/everything';
import { expect, test } from '../../harness/test';
import { editManifest, withRemote } from './edited-manifest';
import { panelOf, recordsOf } from './expect-alive';

const evil = 'https://evil.example';
const stores = '/about/store';

type Live = DeploymentManifest['remotes'][string];
type Poison = { name: string; change: (live: Live) => unknown; code: string };

const poisons: readonly Poison[] = [
  {
    name: 'code from a foreign origin',
    change: (live) => ({ ...live, base: `${evil}/mf-stores/1.0.0/` }),
    code: 'MRW-107',
  },
  {
    name: 'an origin that only begins like ours',
    change: (live) => ({ ...live, base: live.base.replace(/^(https?:\/\/[^/]+)/, '$1.evil.example') }),
    code: 'MRW-107',
  },
  {
    name: 'a user before a foreign host',
    change: (live) => ({ ...live, base: live.base.replace('://', '://x@evil.example/') }),
    code: 'MRW-107',
  },
  {
    name: 'an address for an entry',
    change: (live) => ({ ...live, descriptor: { ...live.descriptor, entry: `${evil}/x.js` } }),
    code: 'MRW-107',
  },
  {
    name: 'a program as an address',
    change: (live) => ({ ...live, base: 'javascript:window.__evil=1' }),
    code: 'MRW-107',
  },
  {
    name: 'wrong types',
    change: (live) => ({ ...live, version: 7, descriptor: { ...live.descriptor, exposes: [] } }),
    code: 'MRW-107',
  },
  { name: 'nothing at all', change: () => null, code: 'MRW-107' },
];

/** Requests to hosts outside of the product. */
function watchStrangers(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.includes('evil.example')) requests.push(request.url());
  });
  return requests;
}

// The rest of them is proven beside the reader of the manifest; `npm run faults` takes all through the browser.
for (const { name, change, code } of everything ? poisons : poisons.slice(0, 1))
  test(`a manifest with ${name}: the remote is refused, no foreign origin is requested, the rest works`, async ({
    site,
    page,
  }) => {
    const strangers = watchStrangers(page);
    await editManifest(page, site.origin, (manifest) => withRemote(manifest, 'mf-stores', change));
    await site.open('/home');
    await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
    expect(await recordsOf(page)).toContain(`"code":"${code}","remote":"mf-stores"`);
    await site.follow(stores);
    // Its routes are not known either.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
    expect(strangers).toEqual([]);
    expect(await page.evaluate(() => '__evil' in window)).toBe(false);
  });

test('unknown fields are not read: no program in them runs, no address in them is requested', async ({
  site,
  page,
}) => {
  const strangers = watchStrangers(page);
  await editManifest(page, site.origin, (manifest) =>
    withRemote(manifest, 'mf-stores', (live) => ({
      ...live,
      publicPath: `${evil}/`,
      getPublicPath: 'window.__evil = 1',
      metaData: { publicPath: `${evil}/`, remoteEntry: { name: 'x.js' } },
      __proto__: { polluted: true },
      descriptor: { ...live.descriptor, getPublicPath: 'window.__evil = 1', scripts: [`${evil}/x.js`] },
    })),
  );
  await site.open(stores);
  await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
  expect(strangers).toEqual([]);
  expect(await page.evaluate(() => '__evil' in window || 'polluted' in {})).toBe(false);
});

const documents: readonly (readonly [string, (manifest: DeploymentManifest) => unknown])[] = [
  ['is 5 MB long', (manifest) => ({ ...manifest, padding: 'x'.repeat(5_000_000) })],
  ['is no JSON', () => '{"schema": 1, "environment":'],
  ['is another document', () => ({ error: 'down' })],
  ['is an empty text', () => ''],
];

for (const [name, edit] of everything ? documents : documents.slice(0, 1))
  test(`a manifest in the page that ${name} leaves a site that says so and works`, async ({ site, page }) => {
    await editManifest(page, site.origin, edit);
    await site.open('/home');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });

test('a manifest that is poisoned, broken or never comes when it is read again leaves the known one', async ({
  site,
  page,
}) => {
  test.setTimeout(60_000);
  const strangers = watchStrangers(page);
  await page.route(/\/mf-stores\//, (route) => route.abort());
  await site.open(stores);
  await expect(panelOf(page)).toBeVisible();
  const answers: readonly (readonly [string, string, string])[] = [
    ['another document', '{"error":"down"}', 'MRW-108'],
    ['no JSON', '<!doctype html>', 'MRW-109'],
    [
      'a foreign origin',
      JSON.stringify({ schema: 1, environment: 'x', remotes: { 'mf-stores': { base: evil } } }),
      'MRW-107',
    ],
  ];
  for (const [name, body, code] of answers)
    await test.step(name, async () => {
      await page.route(`${site.origin}/deployment.json`, (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      const before = (await recordsOf(page)).split(code).length;
      await panelOf(page).getByRole('button', { name: 'Try again' }).click();
      await expect.poll(async () => (await recordsOf(page)).split(code).length).toBeGreaterThan(before);
    });
  // It hangs: the limit is four seconds, not thirty.
  await page.unroute(`${site.origin}/deployment.json`);
  await page.route(`${site.origin}/deployment.json`, () => undefined);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(strangers).toEqual([]);
});

const gaps: readonly (readonly [string, string, (manifest: DeploymentManifest) => unknown])[] = [
  [
    'a remote that is refused',
    'MRW-101',
    (manifest) =>
      withRemote(manifest, 'mf-stores', (live) => ({ ...live, base: `${evil}/mf-stores/1.0.0/` })),
  ],
  ['a manifest that cannot be read', 'MRW-108', () => '{"schema": 1, "environment":'],
];

for (const [name, code, edit] of gaps)
  test(`${name} on a first visit: its page has a panel with ${code}, and Try again heals it by a good manifest`, async ({
    site,
    page,
  }) => {
    const good = await (await fetch(`${site.origin}/deployment.json`)).text();
    await editManifest(page, site.origin, edit);
    await page.route(`${site.origin}/deployment.json`, (route) => route.abort());
    await site.open(stores);
    await expect(panelOf(page)).toContainText(code);
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panelOf(page)).toContainText('MRW-109');
    await page.route(`${site.origin}/deployment.json`, (route) =>
      route.fulfill({ contentType: 'application/json', body: good }),
    );
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
  });
