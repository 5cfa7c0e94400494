/** @jest-environment node */
import { publicPages } from './public-pages';
import { sitemapFiles } from './sitemap-files';

const site = {
  origin: 'https://site.test',
  availableLanguages: ['en' as const, 'zh-Hant' as const],
  defaultLanguage: 'en' as const,
};
const lists = {
  campaigns: [{ id: '101' }, { id: '101' }],
  categories: [{ id: '3', name: 'Food & drink', campaigns: [{ id: '102' }] }],
  stores: [{ id: '7', last_modified_date: '2026-11-01T08:00:00+08:00' }],
};
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ address: `/campaign/${index}` }));
const count = (text = '', tag: string) => text.split(`<${tag}>`).length - 1;

test('every public page is there once, with the day of its last change where that is known', () => {
  expect(publicPages(lists).map(({ address, changed }) => [address, changed])).toEqual([
    ['/home', undefined],
    ['/offer/LATEST', undefined],
    ['/about/store', undefined],
    ['/offer/Food%20%26%20drink?id=3', undefined],
    ['/campaign/101', undefined],
    ['/campaign/102', undefined],
    ['/storeDetail/7', '2026-11-01T00:00:00.000Z'],
  ]);
});

test('a page names the items that it is about, a category with its campaigns', () => {
  const items = Object.fromEntries(publicPages(lists).map((page) => [page.address, page.items]));
  expect(items['/home']).toEqual([]);
  expect(items['/campaign/102']).toEqual([{ id: '102' }]);
  expect(items['/offer/Food%20%26%20drink?id=3']).toEqual(lists.categories);
});

test.each(['', '.', '..', '\ud800'])('an item with the id %j has no address', (id) => {
  const hostile = {
    campaigns: [{ id }],
    categories: [{ id: '1', name: id, campaigns: [{ id }] }],
    stores: [{ id, last_modified_date: 'x' }],
  };
  expect(publicPages(hostile)).toHaveLength(3);
});

test('Q-046 a page is listed in each language, with its address in all of them', () => {
  const { 'sitemap.xml': text = '' } = sitemapFiles(site, [
    { address: '/offer/Food?id=3', changed: '2026-11-01T00:00:00.000Z' },
  ]);
  const link = (hreflang: string, locale: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="https://site.test/offer/Food?id=3&amp;locale=${locale}"/>`;
  const rest = `<lastmod>2026-11-01T00:00:00.000Z</lastmod>${link('en', 'en')}${link('zh-Hant', 'zh-Hant')}${link('x-default', 'en')}`;
  expect(text.split('\n').filter((line) => line.startsWith('<url>'))).toEqual([
    `<url><loc>https://site.test/offer/Food?id=3&amp;locale=en</loc>${rest}</url>`,
    `<url><loc>https://site.test/offer/Food?id=3&amp;locale=zh-Hant</loc>${rest}</url>`,
  ]);
});

test('hostile text stays text', () => {
  const hostile = `</loc><script>alert("1")</script>'&\u0000`;
  const categories = [{ id: '1', name: hostile, campaigns: [] }];
  const { 'sitemap.xml': text = '' } = sitemapFiles(
    site,
    publicPages({ campaigns: [], categories, stores: [] }),
  );
  expect(text).not.toContain('<script');
  expect(text).not.toContain('\u0000');
  expect(text).toContain(`/offer/${encodeURIComponent(hostile).replaceAll("'", '&apos;')}?id=1&amp;`);
});

test('a site in one language has no addresses in others', () => {
  const { 'sitemap.xml': text = '' } = sitemapFiles({ ...site, availableLanguages: ['en'] }, pages(1));
  expect(text).toContain('<url><loc>https://site.test/campaign/0</loc></url>');
});

test.each([
  [0, ['sitemap.xml']],
  [50, ['sitemap.xml']],
  [51, ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']],
])('%i pages in two languages, at most 100 addresses in a file, are in %j', (number, names) => {
  const files = sitemapFiles(site, pages(number), 100);
  expect(Object.keys(files)).toEqual(names);
  const [index = '', ...parts] = Object.values(files);
  if (parts.length > 0) expect(count(index, 'sitemap')).toBe(parts.length);
  const texts = parts.length > 0 ? parts : [index];
  expect(texts.every((text) => count(text, 'url') <= 100)).toBe(true);
  expect(texts.reduce((sum, text) => sum + count(text, 'url'), 0)).toBe(2 * number);
});
