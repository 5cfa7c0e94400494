import * as z from 'zod/mini';
import { languages, type Language } from '../../platform/http/language';

/** A text in the three languages. */
export type Text = Readonly<Record<Language, string>>;

/** A text of a data file. */
export const textSchema = z.record(z.enum(languages), z.string());
