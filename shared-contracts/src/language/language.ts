/** The languages of the product. */
export const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

/** What makes Chinese traditional or simplified, in this order: the script of a tag, its region, its language. */
const chinese: readonly (readonly [part: string, language: Language])[] = [
  ['hans', 'zh-Hans'],
  ['hant', 'zh-Hant'],
  ['cn', 'zh-Hans'],
  ['hk', 'zh-Hant'],
  ['mo', 'zh-Hant'],
  ['tw', 'zh-Hant'],
  ['yue', 'zh-Hant'],
];

/**
 * Reads a language tag from a query, a cookie or the browser.
 *
 * @param tag for example `zh-HK`, `zh_Hant_TW` or `yue`, in any letter case
 * @returns the language of the product, or null when the tag names none
 */
export function languageOf(tag: string | null | undefined): Language | null {
  // What follows a single letter is no part of the language: `-u-nu-hanidec`, `-x-own`.
  const [name = ''] = (tag ?? '')
    .trim()
    .toLowerCase()
    .split(/[-_]\w[-_]/);
  const [spoken, ...parts] = name.split(/[-_.]/);
  if (spoken === 'en') return 'en';
  if (spoken !== 'zh' && spoken !== 'cmn' && spoken !== 'yue') return null;
  return chinese.find(([part]) => part === spoken || parts.includes(part))?.[1] ?? 'zh-Hans';
}

/** The value of `lang`: the region selects the right glyphs. */
export const htmlLang: Readonly<Record<Language, string>> = {
  en: 'en-HK',
  'zh-Hant': 'zh-Hant-HK',
  'zh-Hans': 'zh-Hans-CN',
};
