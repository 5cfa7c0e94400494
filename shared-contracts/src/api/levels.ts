import * as z from 'zod/mini';
import { address, id, nameTranslations } from './text';

/** A level of `GET /levels`. */
export const level = z.object({
  id,
  name: z.string(),
  translations: z.optional(nameTranslations),
  target_total_points_earned: z.number(),
  next_level_id: z.nullable(id),
  benefit_url: address,
});
export type Level = z.infer<typeof level>;
