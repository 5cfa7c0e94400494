import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { draw } from '../../harness/draw';
import { expect, test } from '../../harness/test';

test.describe.configure({ timeout: 120_000 });

/** What a row of telemetry says of the page. */
const sent = z.looseObject({
  code: z.string(),
  record: z.looseObject({ path: z.optional(z.string()), drawn: z.optional(z.boolean()) }),
});

/** The drawn view in a document as a browser without scripts reads it; null without one. */
const drawnIn = (page: Page, html: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    const view = read.getElementById('drawn');
    return (
      view && {
        heading: view.querySelector('h1')?.textContent ?? '',
        texts: view.textContent,
        language: view.dataset['language'],
        versions: JSON.parse(view.dataset['versions'] ?? '{}') as Record<string, string>,
        risky: view.querySelectorAll(
          'script, iframe, style, [style], [onclick], [onerror], [href^="javascript" i]',
        ).length,
        ids: [...view.querySelectorAll('[id]')].map(({ id }) => id),
        title: read.title,
        canonical: read.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        picture: read.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
        data: read.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
        answers: (
          JSON.parse(read.getElementById('drawn-answers')?.textContent ?? '[]') as { url: string }[]
        ).map(({ url }) => new URL(url).pathname),
      }
    );
  }, html);

test('a visitor gets the pages as they are for a visitor, in the language of the visit; a member does not', async ({
  site,
  page,
  drawnPages,
  sandbox,
}) => {
  const before = JSON.stringify(await sandbox.get('/sandbox/telemetry'));
  await drawnPages.draw('/home', '/campaign/101', '/storeDetail/1', '/redeem-gift-card');
  // The job sends no telemetry.
  expect(JSON.stringify(await sandbox.get('/sandbox/telemetry'))).toBe(before);
  const read = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(site.origin + address, { headers });
    return drawnIn(page, await answer.text());
  };
  const offer = await read('/campaign/101');
  expect(offer).toMatchObject({ heading: 'Harbour Coffee Voucher', language: 'en', risky: 0 });
  expect(offer?.title).toContain('Harbour Coffee Voucher');
  expect(offer?.canonical).toBe(`${site.origin}/campaign/101?locale=en`);
  expect(offer?.picture).toContain('/media/campaigns/101');
  expect(JSON.parse(offer?.data ?? '{}')).toMatchObject({ '@type': 'Offer', name: 'Harbour Coffee Voucher' });
  expect(offer?.answers).toContain('/campaigns/101');
  expect(Object.keys(offer?.versions ?? {}).sort()).toEqual(['mf-offers', 'shell']);
  for (const id of offer?.ids ?? []) expect(id).toMatch(/^drawn-/);
  expect((await read('/storeDetail/1'))?.data).toContain('LocalBusiness');
  expect((await read('/redeem-gift-card'))?.heading).not.toBe('');
  expect((await read('/home?locale=zh-Hant'))?.language).toBe('zh-Hant');
  expect((await read('/home', { cookie: 'mrw_language=zh-Hans' }))?.language).toBe('zh-Hans');
  expect(await read('/home', { cookie: 'mrw_session=%7B%7D' })).toBeNull();
  expect(await read('/home', { 'sec-fetch-dest': 'iframe' })).toBeNull();
});

test('the telemetry of a page that came drawn says so, that of the next page does not', async ({
  site,
  page,
  drawnPages,
  sandbox,
}) => {
  await drawnPages.have('/campaign/101');
  await site.open('/campaign/101');
  // Replaced by the remote, which is then measured.
  await expect(page.locator('#drawn')).toHaveCount(0, { timeout: 20_000 });
  await site.follow('/about/store');
  await expect(page.locator('[data-remote="mf-stores"]').getByRole('heading').first()).toBeVisible();
  const drawn = async () => {
    const rows = z.array(sent).parse(await sandbox.get('/sandbox/telemetry?since=2000-01-01T00:00:00Z'));
    return rows
      .filter(({ code }) => code === 'load')
      .map(({ record }) => `${record.path} ${record.drawn ? 'drawn' : 'not drawn'}`)
      .sort();
  };
  await expect.poll(drawn, { timeout: 20_000 }).toEqual(['/about/store not drawn', '/campaign/:id drawn']);
});

test('hostile text of the API stays text in a drawn page', async ({ site, page, stack, sandbox }) => {
  const name = `</h1></div></script><img src=x onerror="globalThis.__xss=1"><script>globalThis.__xss=1</script>`;
  const campaign = (await sandbox.get('/campaigns/102')) as { translations?: object[] };
  const translations = (campaign.translations ?? []).map((one) => ({ ...one, name }));
  const value = { status: 200, body: { ...campaign, name, translations } };
  await sandbox.fault({ match: 'GET /campaigns/102', mode: 'answer', value, times: 50 });
  expect(await draw(stack, '/campaign/102')).toContain('3 drawn');
  const html = await (await fetch(`${site.origin}/campaign/102`)).text();
  const offer = await drawnIn(page, html);
  expect(offer?.heading).toContain('<script>globalThis.__xss=1</script>');
  expect(offer?.risky).toBe(0);
  await site.open('/campaign/102');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).last()).toBeVisible();
  expect(await page.evaluate(() => '__xss' in globalThis)).toBe(false);
});
