import { isNewEnough } from './oldest-browser';

const chrome = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
const chromeOnPhone = (system: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1`;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:78.0) Gecko/20100101 Firefox/78.0';
const needed = { chrome: 89, firefox: 89, safari: 16.4 };

test.each([
  [chrome('88.0.1'), false],
  [chrome('89.0.1'), true],
  [chrome('126.0.1'), true],
  [chrome('88.0.1').replace('Chrome', 'HeadlessChrome'), false],
  [firefox, false],
  [safari('16.3'), false],
  [safari('16.4.1'), true],
  [safari('17.0'), true],
  [chromeOnPhone('16_3_1'), false],
  [chromeOnPhone('16_4'), true],
  ['a browser of its own', true],
])('%s is new enough for the named browsers: %s', (userAgent, expected) => {
  expect(isNewEnough(userAgent, needed)).toBe(expected);
});

test('a browser that is not named has to be as new as the site asks', () => {
  expect(isNewEnough(firefox, { chrome: 126 })).toBe(true);
});
