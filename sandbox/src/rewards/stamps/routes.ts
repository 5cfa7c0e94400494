import { pageQuery } from '@mrw/shared-contracts/api/paging';
import {
  linkEarningRule,
  stampRewards,
  stampsCount,
  stampsRewardStatus,
} from '@mrw/shared-contracts/api/stamps';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isoMoment } from '../../platform/calendar/hong-kong';
import { readOpened, readStamps } from '../campaigns/background';
import type { Api, Context } from '../../platform/context';
import { coupon_templates } from '../../platform/db/schema/coupons';
import { campaigns, stamp_badges, stamp_earnings } from '../../platform/db/schema/offers';
import { bearerRoute } from '../../platform/http/bearer-route';
import { callerIfAny, requireCaller, requireOwner } from '../../platform/identity/caller';
import { idOr404, sendId } from '../../platform/http/ids';
import { languageOf, say } from '../../platform/http/language';
import { pageWindow, sendPage } from '../../platform/http/paging';
import { found } from '../../platform/http/refusal';
import { readTasks } from './tasks';

const byIdParams = z.object({ id: z.string() });

export function stampRoutes(api: Api, context: Context): void {
  const { db } = context.connection;

  const stampCampaign = async (text: string) => {
    const isStamp = and(eq(campaigns.id, idOr404(text)), eq(campaigns.type, 'STAMP_CAMPAIGN'));
    return found((await db.select().from(campaigns).where(isStamp))[0]);
  };

  api.get(
    '/stamp_campaigns/:id/link_earning_rules',
    { schema: { params: byIdParams, response: { 200: z.array(linkEarningRule) } } },
    async (request) => {
      const member = await callerIfAny(context, request);
      const { id } = await stampCampaign(request.params.id);
      return readTasks(db, id, member?.id ?? null, languageOf(request));
    },
  );

  api.get(
    '/stamp_campaigns/:id/stamp_rewards',
    { schema: { params: byIdParams, response: { 200: stampRewards } } },
    async (request) => {
      const member = await callerIfAny(context, request);
      const language = languageOf(request);
      const campaign = await stampCampaign(request.params.id);
      const earned =
        member === null ? 0 : ((await readStamps(db, member.id, [campaign.id])).get(campaign.id) ?? 0);
      const opened = member === null ? [] : await readOpened(db, member.id, [campaign.id]);
      const badges = await db
        .select({ badge: stamp_badges, template: coupon_templates })
        .from(stamp_badges)
        .leftJoin(coupon_templates, eq(coupon_templates.id, stamp_badges.coupon_template_id))
        .where(eq(stamp_badges.campaign_id, campaign.id))
        .orderBy(asc(stamp_badges.required_stamps));
      return {
        id: sendId(campaign.id),
        name: say(campaign.name, language),
        total_stamps_earned: earned,
        end_date: campaign.end_date === null ? null : isoMoment(campaign.end_date),
        badges: badges.map(({ badge, template }) => ({
          id: sendId(badge.id),
          required_stamps: badge.required_stamps,
          reward_type: badge.reward_type,
          points: badge.reward_type === 'POINTS' ? badge.points : null,
          coupon_template:
            template === null
              ? null
              : {
                  id: sendId(template.id),
                  name: say(template.name, language),
                  cover_photo_url: template.cover_photo_url,
                },
          quantity: badge.quantity,
        })),
        tasks: await readTasks(db, campaign.id, member?.id ?? null, language),
        earnedStamps: earned,
        redeemedRewards: opened.map((row) => sendId(row.badge)),
      };
    },
  );

  countRoutes(api, context);
}

function countRoutes(api: Api, context: Context): void {
  const { connection, addresses } = context;
  const { db } = connection;

  api.get(
    '/customers/:uid/stamps-count',
    { schema: { params: z.object({ uid: z.string() }), response: { 200: stampsCount } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const [row] = await db
        .select({ stamps: sql<number>`coalesce(sum(${stamp_earnings.stamps}), 0)`.mapWith(Number) })
        .from(stamp_earnings)
        .where(eq(stamp_earnings.member_id, member.id));
      return { stamps: Math.max(0, row?.stamps ?? 0) };
    },
  );

  api.get(
    '/stamps/stamps_reward_status',
    {
      config: bearerRoute,
      schema: { querystring: pageQuery, response: { 200: z.array(stampsRewardStatus) } },
    },
    async (request, reply) => {
      const { member } = await requireCaller(context, request);
      const rows = await db
        .select({ campaign: campaigns, stamps: sql<number>`sum(${stamp_earnings.stamps})`.mapWith(Number) })
        .from(stamp_earnings)
        .innerJoin(campaigns, eq(campaigns.id, stamp_earnings.campaign_id))
        .where(eq(stamp_earnings.member_id, member.id))
        .groupBy(campaigns.id)
        .having(gt(sql`sum(${stamp_earnings.stamps})`, 0))
        .orderBy(asc(campaigns.id));
      return sendPage(reply, addresses.api.origin, pageWindow(request.query), rows).map(
        ({ campaign, stamps }) => ({
          campaign: { id: sendId(campaign.id), name: say(campaign.name, languageOf(request)) },
          stamps,
          expiration_date: campaign.end_date === null ? null : isoMoment(campaign.end_date),
        }),
      );
    },
  );
}
