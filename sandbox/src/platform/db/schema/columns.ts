import { sql } from 'drizzle-orm';
import { integer, jsonb, numeric, pgSequence, timestamp } from 'drizzle-orm/pg-core';

/** A text in the languages of the product; a missing language falls back to English. */
export type Localized = { en: string; 'zh-Hant'?: string; 'zh-Hans'?: string };
/** Photos per language; a missing language falls back to English. */
export type LocalizedPhotos = { en: string[]; 'zh-Hant'?: string[]; 'zh-Hans'?: string[] };

/** Every table draws new ids from one sequence, far above the ids of the demo data. */
export const ids = pgSequence('ids', { startWith: 100_000 });

/** Primary key; rows of the demo data give their own value, new rows take the next of `ids`. */
export const id = () =>
  integer()
    .primaryKey()
    .default(sql`nextval('ids')`);
export const localized = () => jsonb().$type<Localized>();
export const photos = () => jsonb().$type<LocalizedPhotos>();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
/** HK$ with two decimals. */
export const money = () => numeric({ precision: 14, scale: 2, mode: 'number' });
