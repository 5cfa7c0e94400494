import type { FastifyRequest } from 'fastify';
import type { Localized, LocalizedPhotos } from '../db/schema/columns';

export const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

/** Language of the answer; the first known one of Accept-Language, else English. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const asked = part.split(';')[0]?.trim();
    const known = languages.find((language) => language === asked);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** The text in the language, else in English. */
export const say = (text: Localized, language: Language): string => text[language] ?? text.en;
export const sayOrNull = (text: Localized | null, language: Language): string | null =>
  text === null ? null : say(text, language);
export const sayPhotos = (photos: LocalizedPhotos | null, language: Language): string[] =>
  photos?.[language] ?? photos?.en ?? [];

/** Every translation there is, English first. */
export const translationsOf = (text: Localized): { language: Language; name: string }[] =>
  languages.flatMap((language) => {
    const name = text[language];
    return name === undefined ? [] : [{ language, name }];
  });
