import { readLanguage } from './language';

describe('readLanguage', () => {
  test.each([
    ['en', 'en'],
    ['en-HK', 'en'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh_TW', 'zh-Hant'],
    ['zh', 'zh-Hans'],
    ['zh-Hans', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['ZH-cn', 'zh-Hans'],
    ['zh-Hans-CN', 'zh-Hans'],
    ['fr', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [['zh-CN', 'en'], 'en'],
  ])('reads locale %j as %s', (locale, language) => {
    expect(readLanguage(locale)).toBe(language);
  });
});
