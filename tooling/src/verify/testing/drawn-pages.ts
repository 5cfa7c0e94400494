import type { DrawnView } from '../../serve/site/drawn/drawn-view';

/** Requests, and the drawn page that each gets, `language/file`; null for the page that is the same for every path. */
export const drawnChoices: readonly (readonly [
  who: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  page: string | null,
])[] = [
  ['a first visitor', '/home', {}, 'en/home'],
  ['the bare address', '/', {}, 'en/home'],
  ['a visitor who has chosen a language', '/home', { cookie: 'a=b; mrw_language=zh-Hant' }, 'zh-Hant/home'],
  ['a link in a language', '/home?locale=zh-Hant', { cookie: 'mrw_language=en' }, 'zh-Hant/home'],
  ['a link of a campaign', '/home?utm_source=mail&gclid=1', {}, 'en/home'],
  [
    'a list with its id',
    '/offer/Food%20%26%20Drink?utm_source=a&id=7&locale=zh-Hant',
    {},
    'zh-Hant/offer/Food & Drink@7',
  ],
  ['a list with another id', '/offer/Food%20%26%20Drink?id=8', {}, null],
  ['a list without its id', '/offer/Food%20%26%20Drink', {}, null],
  ['the name of a file', '/offer/Food%20%26%20Drink@7', {}, null],
  ['a page that was not drawn', '/campaign/1', {}, null],
  ['a path that leads out', '/campaign/%2e%2e/home', { cookie: 'mrw_session=x' }, null],
  ['a member', '/home', { cookie: 'mrw_session=%7B%7D' }, null],
  ['a member of a site with https', '/home', { cookie: 'a=b; __Host-mrw_session=x' }, null],
  ['a session in parts', '/home', { cookie: 'mrw_session.1=x' }, null],
  ['a page in a frame', '/home', { 'sec-fetch-dest': 'iframe' }, null],
  ['a page in its own window', '/home', { 'sec-fetch-dest': 'document' }, 'en/home'],
  ['a language that is not available', '/home?locale=fr', {}, null],
  ['another spelling of a language', '/home?locale=zh-HK', {}, null],
  ['another spelling in the cookie', '/home', { cookie: 'mrw_language=zh-TW' }, null],
  ['the other parameter of the language', '/home?lang=zh-Hant', {}, null],
  ['a language that was not drawn', '/home?locale=zh-Hans', {}, null],
  ['a filter', '/home?sf_region=1', {}, null],
  ['a token', '/?token=x', {}, null],
  ['an embedded page', '/home?partner=harbour-mall', {}, null],
];

/** Pages that exist in the tests, as `language/file`. */
export const drawnPlaces = [
  'en/home',
  'zh-Hant/home',
  'en/offer/Food & Drink@7',
  'zh-Hant/offer/Food & Drink@7',
];

/** A view that says where it belongs. */
export function sampleView(place: string, versions: Readonly<Record<string, string>>): DrawnView {
  const [language = ''] = place.split('/');
  const now = Date.now();
  return {
    address: '/home',
    language: language === 'zh-Hant' ? language : 'en',
    drawnAt: now,
    checkedAt: now,
    moment: now + 3_600_000,
    until: now + 600_000,
    versions,
    title: 'Offers & <more>',
    head: [
      { name: 'meta', attributes: { name: 'description', content: `"${place}"` } },
      { name: 'link', attributes: { rel: 'canonical', href: 'https://site.test/home?locale=en' } },
      { name: 'script', attributes: { type: 'application/ld+json' }, text: '{"name":"</script>"}' },
    ],
    styles: '.a{margin:0}',
    markup: `<p>${place.replaceAll('&', '&amp;')}</p>`,
    answers: [{ url: 'https://api.test/a', at: now, status: 200, body: { name: '</script>' } }],
    sources: {},
    items: '',
  };
}
