import type { Language } from '../../http/language';

/** A text in the three languages. */
export type Text = Readonly<Record<Language, string>>;

export const inThree = (en: string, hant: string, hans: string): Text => ({
  en,
  'zh-Hant': hant,
  'zh-Hans': hans,
});
