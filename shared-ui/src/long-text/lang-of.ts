import { htmlLang, type Language } from '@mrw/shared-contracts';

const han = /\p{Script=Han}/u;
const letters = /\p{Script=Latin}{2}/u;

/**
 * The `lang` of a text of the server that has no translation, so that it is read out and set as what it is.
 *
 * @param language of the page
 * @returns undefined where the text can be in the language of the page (WCAG 3.1.2, Q-018)
 */
export function langOf(text: string, language: Language): string | undefined {
  if (language === 'en') return han.test(text) ? htmlLang['zh-Hant'] : undefined;
  return letters.test(text) && !han.test(text) ? htmlLang.en : undefined;
}
