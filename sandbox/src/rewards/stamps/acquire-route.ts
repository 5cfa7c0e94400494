import { acquiredReward, acquireRequest } from '@mrw/shared-contracts/api/stamps';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { couponAnswers } from '../coupons/answer';
import { bearerRoute } from '../../platform/http/bearer-route';
import { requireCaller } from '../../platform/identity/caller';
import { sendId } from '../../platform/http/ids';
import { languageOf } from '../../platform/http/language';
import { acquireReward } from './acquire';

export function acquireRoute(api: Api, context: Context): void {
  const { connection, clock } = context;
  api.post(
    '/stamp_campaigns/:id/stamp_rewards/acquire',
    {
      config: bearerRoute,
      schema: {
        params: z.object({ id: z.string() }),
        body: acquireRequest,
        response: { 201: acquiredReward },
      },
    },
    async (request, reply) => {
      const { member } = await requireCaller(context, request);
      const now = clock.now();
      const answer = await connection.db.transaction(async (tx) => {
        const asked = { ...request.body, campaign: request.params.id };
        const { badge, coupons } = await acquireReward(tx, member.id, asked, now);
        const reward = { reward_id: sendId(badge.id) };
        return badge.reward_type === 'POINTS'
          ? { ...reward, points: badge.points }
          : { ...reward, coupons: await couponAnswers(tx, coupons, languageOf(request), now) };
      });
      reply.code(201);
      return answer;
    },
  );
}
