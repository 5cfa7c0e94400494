import { languageOf } from './language';

test.each([
  ['en', 'en'],
  ['EN-US', 'en'],
  ['zh-HK', 'zh-Hant'],
  ['zh_TW', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['zh-hans', 'zh-Hans'],
  ['fr', null],
  ['', null],
  [null, null],
  ['__proto__', null],
])('the tag %p means %p', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
