import { languageOf } from '@mrw/shared-contracts/language';
import { languages, type Language } from '../../platform/http/language';

/** How each language names itself in a language switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
};

/** Value of `<html lang>`: a bare `zh` makes browsers pick the wrong glyphs. */
export const htmlLang: Readonly<Record<Language, string>> = {
  en: 'en-HK',
  'zh-Hant': 'zh-Hant-HK',
  'zh-Hans': 'zh-Hans-CN',
};

/**
 * Reads the query parameter `locale`: the codes of the product and the region forms that other
 * sites send.
 *
 * @param locale anything a query may hold
 * @returns the language, English when the value is absent or unknown
 */
export function readLanguage(locale: unknown): Language {
  const wish = typeof locale === 'string' ? languageOf(locale) : null;
  return languages.find((language) => language === wish) ?? 'en';
}
