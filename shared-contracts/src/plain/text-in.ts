import { valueIn, type InLanguages, type Language } from '../language/language';

/**
 * A text of a table with the languages side by side.
 *
 * @param texts one text of each language, with places such as `{{count}}`
 * @param values what stands in the places; one without a value stays as it is written
 */
export const textIn = (
  language: Language,
  texts: InLanguages<string>,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  valueIn(language, texts).replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
