/** @jest-environment node */
import { chooseDrawn } from './choose';

const profile = {
  availableLanguages: ['en' as const, 'zh-Hant' as const, 'zh-Hans' as const],
  defaultLanguage: 'en' as const,
};
const choose = (address: string, headers: Record<string, string> = {}) => {
  const chosen = chooseDrawn(profile, new URL(address, 'https://site.test'), headers);
  return chosen && `${chosen.language}/${chosen.file}`;
};

test.each([
  ['/home', '', 'en/home'],
  ['/home', 'mrw_language=zh-Hans', 'zh-Hans/home'],
  ['/home', 'cookie_consent=all; mrw_language=zh-Hant', 'zh-Hant/home'],
  ['/home?locale=zh-Hant', 'mrw_language=zh-Hans', 'zh-Hant/home'],
  ['/home?utm_source=mail&gclid=1', '', 'en/home'],
  ['/offer/Food?utm_source=mail&id=7&locale=zh-Hans', '', 'zh-Hans/offer/Food@7'],
])('Q-046 %s with the cookies "%s" gets %s', (address, cookie, page) => {
  expect(choose(address, { cookie })).toBe(page);
});

test.each([
  ['a member', '/home', { cookie: 'mrw_session=%7B%7D' }],
  ['a member of a site with https', '/home', { cookie: 'a=b; __Host-mrw_session=x' }],
  ['a session in parts', '/home', { cookie: 'mrw_session.1=x' }],
  ['a page in a frame', '/home', { 'sec-fetch-dest': 'iframe' }],
  ['a language that is not available', '/home?locale=fr', {}],
  ['another spelling of a language', '/home?locale=zh-HK', {}],
  ['another spelling in the cookie', '/home', { cookie: 'mrw_language=zh-TW' }],
  ['the other name of the parameter', '/home?lang=zh-Hant', {}],
  ['a filter', '/about/store?sf_region=1', {}],
  ['two parameters', '/offer/Food?id=1&page=2', {}],
])('%s gets the page as it is for every path', (_, address, headers) => {
  expect(choose(address, headers as unknown as Record<string, string>)).toBeNull();
});
