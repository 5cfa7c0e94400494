import type { Strings, Text } from '@mrw/shared-contracts';
import { completeLanguages, languages, type Language } from '@mrw/shared-contracts/language';

/** The one form of a text, or both forms of a counted one. */
export const formsOf = (text: Text | undefined): string[] =>
  text === undefined ? [''] : typeof text === 'string' ? [text] : [text.one, text.other];

const marks = (text: Text | undefined) =>
  [...new Set(formsOf(text).flatMap((form) => form.match(/\{\{\w+\}\}/g) ?? []))].sort().join();

const isComplete = (language: Language) => completeLanguages.some((name) => name === language);

/** Texts that are missing in a complete language, or have other marks (`{{name}}`) than in English. */
export function textFaults({ namespace, table }: Strings): string[] {
  return Object.entries<Partial<Record<Language, Text>>>(table).flatMap(([key, texts]) =>
    languages.flatMap((language) => {
      if (texts[language] === undefined && !isComplete(language)) return [];
      if (formsOf(texts[language]).some((form) => form.trim() === ''))
        return [`${namespace}.${key} is missing in ${language}`];
      return marks(texts[language]) === marks(texts.en)
        ? []
        : [`${namespace}.${key} has other marks in ${language}`];
    }),
  );
}
