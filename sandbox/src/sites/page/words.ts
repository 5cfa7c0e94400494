import { languages, type Language } from '../../platform/http/language';
import type { Text } from './text';

/** The texts of a data file in one language, by the keys of the file. */
export type Words<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends Text ? string : Words<Table[Key]>;
};

const isText = (value: object): value is Text => languages.every((language) => language in value);

const inLanguage = <Table extends object>(table: Table, language: Language): Words<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([key, value]: [string, object]) => [
      key,
      isText(value) ? value[language] : inLanguage(value, language),
    ]),
  ) as Words<Table>;

/** The texts of a data file, which stand side by side there, by language. */
export const byLanguage = <Table extends object>(table: Table): Readonly<Record<Language, Words<Table>>> => ({
  en: inLanguage(table, 'en'),
  'zh-Hant': inLanguage(table, 'zh-Hant'),
  'zh-Hans': inLanguage(table, 'zh-Hans'),
});

/** A text with values in the place of its marks, such as `{minutes}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
