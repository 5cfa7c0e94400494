/** The languages of the product. */
export const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

const byTag: Readonly<Record<string, Language>> = {
  en: 'en',
  'en-hk': 'en',
  'en-gb': 'en',
  'en-us': 'en',
  'zh-hant': 'zh-Hant',
  'zh-hant-hk': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  'zh-tw': 'zh-Hant',
  'zh-mo': 'zh-Hant',
  'zh-hans': 'zh-Hans',
  'zh-hans-cn': 'zh-Hans',
  'zh-cn': 'zh-Hans',
  'zh-sg': 'zh-Hans',
  zh: 'zh-Hans',
};

/**
 * Reads a language tag from a query, a cookie or the browser.
 *
 * @param tag for example `zh-HK`, in any letter case
 * @returns the language of the product, or null when the tag names none
 */
export function languageOf(tag: string | null | undefined): Language | null {
  if (!tag) return null;
  const key = tag.toLowerCase().replace('_', '-');
  return Object.prototype.hasOwnProperty.call(byTag, key) ? (byTag[key] ?? null) : null;
}

/** The value of `lang`: the region selects the right glyphs. */
export const htmlLang: Readonly<Record<Language, string>> = {
  en: 'en-HK',
  'zh-Hant': 'zh-Hant-HK',
  'zh-Hans': 'zh-Hans-CN',
};
