import type { Localized } from '../db/schema/columns';

/** A text in all three languages. */
export type Text = Required<Localized>;

export const t = (en: string, hant: string, hans: string): Text => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });

/** Joins texts language by language. */
export const join = (parts: readonly Text[], separator = ''): Text => ({
  en: parts.map((part) => part.en).join(separator),
  'zh-Hant': parts.map((part) => part['zh-Hant']).join(separator),
  'zh-Hans': parts.map((part) => part['zh-Hans']).join(separator),
});

/** Puts values into `{name}` places of a text. */
export function fill(text: Text, values: Readonly<Record<string, Text | string>>): Text {
  const into = (language: keyof Text) =>
    text[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'string' ? value : value[language];
    });
  return { en: into('en'), 'zh-Hant': into('zh-Hant'), 'zh-Hans': into('zh-Hans') };
}
