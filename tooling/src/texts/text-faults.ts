import type { Strings, Text } from '@mrw/shared-contracts';
import { languages } from '@mrw/shared-contracts/language';

/** The one form of a text, or both forms of a counted one. */
export const formsOf = (text: Text | undefined): string[] =>
  text === undefined ? [''] : typeof text === 'string' ? [text] : [text.one, text.other];

const marks = (text: Text | undefined) =>
  [...new Set(formsOf(text).flatMap((form) => form.match(/\{\{\w+\}\}/g) ?? []))].sort().join();

/** Texts that are missing in a language, or have other marks (`{{name}}`) than in English. */
export function textFaults({ namespace, table }: Strings): string[] {
  return Object.entries(table).flatMap(([key, texts]) =>
    languages.flatMap((language) => {
      if (formsOf(texts[language]).some((form) => form.trim() === ''))
        return [`${namespace}.${key} is missing in ${language}`];
      return marks(texts[language]) === marks(texts.en)
        ? []
        : [`${namespace}.${key} has other marks in ${language}`];
    }),
  );
}
