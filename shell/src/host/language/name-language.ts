import { htmlLang, type Language } from '@mrw/shared-contracts';

/** Sets the language of the document (S-040); the region, which selects the right glyphs, is on the body. */
export function nameLanguage(page: Document, language: Language): void {
  page.documentElement.lang = language;
  page.body.lang = htmlLang[language];
}
