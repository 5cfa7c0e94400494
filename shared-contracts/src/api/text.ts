import * as z from 'zod/mini';

/** A string of digits (contract §0). */
export const id = z.string();
/** ISO 8601 with an offset: `2026-11-21T18:00:00+08:00`. */
export const moment = z.string();
/** Address of a picture or page; null without one. */
export const address = z.nullable(z.string());
/** A text of the API that may be missing: null then. */
export const text = z.nullable(z.string());

/** A name in one language. English is always present; the other languages when a translation exists. */
export const nameTranslation = z.object({ language: z.string(), name: z.string() });
export type NameTranslation = z.infer<typeof nameTranslation>;
/** A name in the languages that it is translated into. */
export const nameTranslations = z.array(nameTranslation);

/** A value per language, as activity entries carry it; English may be the only one. */
export const perLanguage = z.object({
  en: z.optional(z.string()),
  'zh-Hant': z.optional(z.string()),
  'zh-Hans': z.optional(z.string()),
});
export type PerLanguage = z.infer<typeof perLanguage>;
