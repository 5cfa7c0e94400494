import * as z from 'zod/mini';

/** A string of digits (contract §0). */
export const id = z.string();
/** ISO 8601 with offset, e.g. `2026-11-21T18:00:00+08:00`. */
export const moment = z.string();
/** A picture or page address; null when there is none. */
export const address = z.nullable(z.string());
/** Text that may be absent. */
export const text = z.nullable(z.string());

/** A name in one language. English is always sent; the other languages where a translation exists. */
export const nameTranslation = z.object({ language: z.string(), name: z.string() });
export type NameTranslation = z.infer<typeof nameTranslation>;
export const nameTranslations = z.array(nameTranslation);

/** A value per language, as activity entries carry it; English may be the only one. */
export const perLanguage = z.object({
  en: z.optional(z.string()),
  'zh-Hant': z.optional(z.string()),
  'zh-Hans': z.optional(z.string()),
});
export type PerLanguage = z.infer<typeof perLanguage>;
