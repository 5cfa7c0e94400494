import type { PreloadImage, PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import { preloadImage } from './preload-image';

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
