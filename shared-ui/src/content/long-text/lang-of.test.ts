import { langOf } from './lang-of';

test.each([
  ['Pier Road', 'zh-Hant', 'en-HK'],
  ['碼頭道', 'zh-Hant', undefined],
  ['Pier 碼頭', 'zh-Hans', undefined],
  ['12.50', 'zh-Hans', undefined],
  ['Pier Road', 'en', undefined],
  ['陳 大文', 'en', 'zh-Hant-HK'],
] as const)('%s on a page in %s is marked as %s', (text, language, lang) => {
  expect(langOf(text, language)).toBe(lang);
});
