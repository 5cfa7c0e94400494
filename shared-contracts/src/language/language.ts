/** The languages of the product. */
export const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
/** A language of the product. */
export type Language = (typeof languages)[number];
/** Those that every text is written in: one that is missing does not compile. */
export const completeLanguages = ['en', 'zh-Hant', 'zh-Hans'] as const;
/** A value for each language; English stands in for those of an added language (`npm run texts -- add`) that are missing. */
export type InLanguages<T> = Readonly<
  Record<(typeof completeLanguages)[number], T> & Partial<Record<Language, T>>
>;
/** The value of a language; the English one where an added language has none. */
export function valueIn<T>(language: Language, values: InLanguages<T>): T {
  const known: Partial<Record<Language, T>> = values;
  return known[language] ?? values.en;
}

/** Each language in its own words, so that it is found on a page in any language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
};

/** What makes a tag one language of the product: the first that is found, so a script comes before a region. */
const meanings: readonly (readonly [RegExp, Language])[] = [
  [/^en\b/, 'en'],
  [/-hans\b/, 'zh-Hans'],
  [/-hant\b/, 'zh-Hant'],
  [/-cn\b/, 'zh-Hans'],
  [/-(hk|mo|tw)\b|\byue\b/, 'zh-Hant'],
  [/^/, 'zh-Hans'],
];

/**
 * Reads a language tag from a query, a cookie or the browser.
 *
 * @param tag for example `zh-HK`, `zh_Hant_TW` or `yue`, in any letter case
 * @returns the language of the product, or null when the tag names none
 */
export function languageOf(tag: string | null | undefined): Language | null {
  // What follows a single letter is no part of the language: `-u-nu-hanidec`, `-x-own`.
  const name = (tag ?? '')
    .trim()
    .toLowerCase()
    .replace(/_/g, '-')
    .replace(/-\w-.*/, '');
  const known = /^(en|zh|cmn|yue)\b/.test(name) && meanings.find(([part]) => part.test(name));
  return known ? known[1] : null;
}

/** The value of `lang`: the region selects the right glyphs. */
export const htmlLang: Readonly<Record<Language, string>> = {
  en: 'en-HK',
  'zh-Hant': 'zh-Hant-HK',
  'zh-Hans': 'zh-Hans-CN',
};
