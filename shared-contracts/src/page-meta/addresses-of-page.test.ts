import { alternatesOf, pageAddress } from './addresses-of-page';

const site = {
  origin: 'https://site.test',
  availableLanguages: ['en', 'zh-Hant', 'zh-Hans'] as const,
  defaultLanguage: 'en' as const,
};

test.each([
  ['/home', 'https://site.test/home?locale=en'],
  ['/home/', 'https://site.test/home?locale=en'],
  ['/', 'https://site.test/?locale=en'],
  ['/offer/Food%20%26%20drink?id=3', 'https://site.test/offer/Food%20%26%20drink?id=3&locale=en'],
  ['/home?locale=zh-Hant&lang=zh-HK#offers', 'https://site.test/home?locale=en'],
  ['//evil.test/home', 'https://site.test/?locale=en'],
  ['https://evil.test/home', 'https://site.test/?locale=en'],
  ['javascript:alert(1)', 'https://site.test/?locale=en'],
  ['//', 'https://site.test/?locale=en'],
])('the address of %p in English is %p', (address, url) => {
  expect(pageAddress(site, address, 'en')).toBe(url);
});

test('Q-046 a page has one address in each language, and that of the default language for all others', () => {
  expect(alternatesOf(site, '/home')).toEqual([
    { hreflang: 'en', href: 'https://site.test/home?locale=en' },
    { hreflang: 'zh-Hant', href: 'https://site.test/home?locale=zh-Hant' },
    { hreflang: 'zh-Hans', href: 'https://site.test/home?locale=zh-Hans' },
    { hreflang: 'x-default', href: 'https://site.test/home?locale=en' },
  ]);
});

test('Q-046 a site in one language has addresses without a language', () => {
  const one = { ...site, availableLanguages: ['zh-Hant'] as const, defaultLanguage: 'zh-Hant' as const };
  expect(pageAddress(one, '/home', 'zh-Hant')).toBe('https://site.test/home');
  expect(alternatesOf(one, '/home')).toEqual([]);
});
