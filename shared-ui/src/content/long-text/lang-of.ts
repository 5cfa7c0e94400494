import { htmlLang, type Language } from '@mrw/shared-contracts';

const han = /\p{Script=Han}/u;
const letters = /\p{Script=Latin}{2}/u;

/**
 * The `lang` of a text of the server without a translation, for correct speech and glyphs.
 *
 * @param language of the page
 * @returns undefined when the text can be in the language of the page (WCAG 3.1.2, Q-018)
 */
export function langOf(text: string, language: Language): string | undefined {
  if (language === 'en') return han.test(text) ? htmlLang['zh-Hant'] : undefined;
  return letters.test(text) && !han.test(text) ? htmlLang.en : undefined;
}
