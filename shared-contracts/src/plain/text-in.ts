import type { Language } from '../language/language';

/**
 * A text of a table with the three languages side by side.
 *
 * @param texts one text of each language, with places such as `{{count}}`
 * @param values what stands in the places; one without a value stays as it is written
 */
export const textIn = (
  language: Language,
  texts: Readonly<Record<Language, string>>,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  texts[language].replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
