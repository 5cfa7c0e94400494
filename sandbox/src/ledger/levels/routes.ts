import { level } from '@mrw/shared-contracts/api/levels';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { sendId, sendIdOrNull } from '../../platform/http/ids';
import { languageOf, say, translationsOf } from '../../platform/http/language';
import { readLevels } from './progress';

export function levelRoutes(api: Api, { connection: { db } }: Context): void {
  api.get('/levels', { schema: { response: { 200: z.array(level) } } }, async (request) =>
    (await readLevels(db)).map((row) => ({
      id: sendId(row.id),
      name: say(row.name, languageOf(request)),
      translations: translationsOf(row.name),
      target_total_points_earned: row.target_total_points_earned,
      next_level_id: sendIdOrNull(row.next_level_id),
      benefit_url: row.benefit_url,
    })),
  );
}
