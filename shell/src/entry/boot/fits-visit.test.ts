import type { BootPlan, PrefetchedResponse, PreloadImage } from '@mrw/shared-contracts/manifest';
import { bucketOf } from '@mrw/shared-contracts/manifest/bucket';
import { fitsVisit } from './fits-visit';
import { preloadImage } from './preload-image';

const version = (number: string) => ({
  version: number,
  scripts: [[`https://r.example/mf-offers/${number}/entry.js`, 'sha384-a'] as const],
  pages: {},
});
const plan: BootPlan = {
  defaultLanguage: 'en',
  spoken: { en: 'Rewards' },
  salt: 's',
  api: 'https://api.example',
  takesUpSession: true,
  routes: [],
  remotes: { 'mf-offers': { live: version('1.0.0'), canary: { percent: 50, ...version('2.0.0') } } },
};
const device = (inRollout: boolean) =>
  Array.from({ length: 50 }, (_, index) => `device-${index}`).find(
    (name) => bucketOf('s', 'mf-offers', name) < 50 === inRollout,
  ) ?? '';

const drawn = {
  at: 1_000_000,
  keep: 600_000,
  language: 'en',
  address: '/campaign/101',
  versions: { shell: '3.0.0', 'mf-offers': '1.0.0' },
};
const visit = {
  path: '/campaign/101',
  search: '',
  language: 'en' as const,
  asked: false,
  session: undefined,
  now: 1_300_000,
  device: device(false),
};

test.each([
  ['the page itself', {}],
  ['a slash at its end', { path: '/campaign/101/' }],
  ['its language in the address', { search: '?locale=en' }],
  ['what an advertisement adds', { search: '?utm_source=mail&gclid=x&fbclid=y' }],
  ['a clock that is a little slow', { now: drawn.at - 60_000 }],
])('a drawn view is shown for %s', (_, parts) => {
  expect(fitsVisit(plan, drawn, { ...visit, ...parts })).toBe(true);
});

test.each([
  ['another page', { path: '/campaign/102' }],
  ['a filter in the address', { search: '?sf_brand=1' }],
  ['another language', { language: 'zh-Hant' as const }],
  ['a device with the new version of its remote', { device: device(true) }],
  ['a time at which it is too old', { now: drawn.at + drawn.keep }],
  ['a clock that is far behind', { now: drawn.at - 600_000 }],
])('it is not shown for %s', (_, parts) => {
  expect(fitsVisit(plan, drawn, { ...visit, ...parts })).toBe(false);
});

test.each([
  ['no time', { at: Number.NaN }],
  ['a remote that is off the site', { versions: { 'mf-offers': '1.0.0', 'mf-gone': '1.0.0' } }],
  ['a version whose name begins like the live one', { versions: { 'mf-offers': '1.0' } }],
])('a view with %s is not shown', (_, parts) => {
  expect(fitsVisit(plan, { ...drawn, ...parts }, visit)).toBe(false);
});

test('the home page has one view for both of its addresses, and one with an id is another page', () => {
  expect(fitsVisit(plan, { ...drawn, address: '/home' }, { ...visit, path: '/' })).toBe(true);
  const category = { ...drawn, address: '/offer/Food?id=7' };
  expect(fitsVisit(plan, category, { ...visit, path: '/offer/Food', search: '?id=7&lang=en' })).toBe(true);
  expect(fitsVisit(plan, category, { ...visit, path: '/offer/Food', search: '?id=8' })).toBe(false);
});

const picture: PreloadImage = { read: 0, at: ['translations.photos', 'cover'], sizes: '50vw' };

const answerOf = (data: unknown, ok = true) =>
  Promise.resolve({
    ok,
    clone: () => ({ json: () => Promise.resolve(data) }),
  } as Response);

async function asked(answer: Promise<Response>, language: PrefetchedResponse['language'] = 'zh-Hant') {
  const page = document.implementation.createHTMLDocument('');
  preloadImage(page, { url: '/x', language, at: 0, answer }, picture);
  await new Promise((resolve) => setTimeout(resolve));
  return [...page.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

const translations = [
  { language: 'en', photos: ['/en-1.jpg', '/en-2.jpg'] },
  { language: 'zh-Hant', photos: ['/hant.jpg'] },
];

test.each([
  ['in the language', { translations, cover: '/c.jpg' }, 'zh-Hant', '/hant.jpg?w=640'],
  ['else the English one, the first of several', { translations }, 'zh-Hans', '/en-1.jpg?w=640'],
  ['else what all languages have', { translations: [], cover: '/c.jpg' }, 'en', '/c.jpg?w=640'],
  ['of the first item of a list', [{ cover: '/1.jpg' }, { cover: '/2.jpg' }], 'en', '/1.jpg?w=640'],
] as const)('the picture %s is requested', async (_, data, language, href) => {
  expect(await asked(answerOf(data), language)).toEqual([href]);
});

test.each([
  ['an empty list', answerOf([])],
  ['an answer of another form', answerOf({ cover: { a: 1 }, translations: 'x' })],
  ['nothing', answerOf(null)],
  ['an address that is none of a picture', answerOf({ cover: 'javascript:alert(1)' })],
  ['a refusal', answerOf({ cover: '/c.jpg' }, false)],
  ['a picture in the answer itself', answerOf({ cover: 'data:image/png;base64,AA' })],
  ['a broken connection', Promise.reject<Response>(new Error('away'))],
])('%s requests none', async (_, answer) => {
  expect(await asked(answer)).toEqual([]);
});

test('it is requested in the widths that the page may choose from, before other pictures', async () => {
  const page = document.implementation.createHTMLDocument('');
  preloadImage(page, { url: '/x', language: 'en', at: 0, answer: answerOf({ cover: '/c.jpg' }) }, picture);
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.querySelector('link')?.outerHTML).toBe(
    '<link rel="preload" as="image" imagesrcset="/c.jpg?w=320 320w, /c.jpg?w=640 640w, /c.jpg?w=800 800w, /c.jpg?w=1280 1280w" imagesizes="50vw" fetchpriority="high" href="/c.jpg?w=640">',
  );
});
