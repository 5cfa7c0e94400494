import { htmlLang, type Language } from '@mrw/shared-contracts';

/**
 * The document is in the language that was switched to (S-040); the region, which picks the right glyphs, is
 * on the body.
 */
export function nameLanguage(page: Document, language: Language): void {
  page.documentElement.lang = language;
  page.body.lang = htmlLang[language];
}
