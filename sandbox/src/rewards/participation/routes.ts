import type { EarningRuleType } from '@mrw/shared-contracts/api/earning-rules';
import { details } from '@mrw/shared-contracts/api/errors';
import {
  gpsVerificationRequest,
  guestParticipation,
  guestParticipationRequest,
  participation,
  participationRequest,
  qrVerificationRequest,
  verification,
} from '@mrw/shared-contracts/api/participation';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { couponAnswers } from '../coupons/answer';
import { campaigns, earning_rules } from '../../platform/db/schema/offers';
import { bearerRoute } from '../../platform/http/bearer-route';
import { callerIfAny, requireCaller, requireOwner } from '../../platform/identity/caller';
import { idOr404, readId, sendId } from '../../platform/http/ids';
import { languageOf } from '../../platform/http/language';
import { found, refused } from '../../platform/http/refusal';
import { participantOf } from './guest';
import { isWithin } from './rules';
import { takePart } from './take-part';

const byIdParams = z.object({ id: z.string() });

export function participationRoutes(api: Api, context: Context): void {
  const { connection, clock } = context;
  const { db } = connection;

  api.post(
    '/customers/:uid/campaign_participation_records',
    {
      schema: {
        params: z.object({ uid: z.string() }),
        body: participationRequest,
        response: { 201: participation },
      },
    },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      const now = clock.now();
      const answer = await db.transaction(async (tx) => {
        const taken = await takePart(tx, member.id, request.body, now);
        const given = await couponAnswers(tx, taken.coupons, languageOf(request), now);
        return {
          id: sendId(taken.record.id),
          campaign: sendId(taken.record.campaign_id),
          coupons: given.filter((coupon) => coupon.coupon_type === 'COUPON'),
          tickets: given.filter((coupon) => coupon.coupon_type === 'TICKET'),
          points: taken.points,
          tpe: taken.tpe,
          stamps: taken.stamps,
        };
      });
      reply.code(201);
      return answer;
    },
  );

  api.post(
    '/customers/ticket_campaign_participation_records',
    { schema: { body: guestParticipationRequest, response: { 201: guestParticipation } } },
    async (request, reply) => {
      const caller = await callerIfAny(context, request);
      const now = clock.now();
      const answer = await db.transaction(async (tx) => {
        const participant = await participantOf(tx, caller, request.body, now);
        const { campaign, desired_ticket, desired_ticket_quantity, ticket_other_information } = request.body;
        const { coupons } = await takePart(
          tx,
          participant.id,
          { campaign, desired_ticket, desired_ticket_quantity, ticket_other_information },
          now,
        );
        return {
          sso_uid: sendId(participant.id),
          membership_id: participant.membership_id,
          tickets: await couponAnswers(tx, coupons, languageOf(request), now),
        };
      });
      reply.code(201);
      return answer;
    },
  );

  verificationRoutes(api, context);
}

function verificationRoutes(api: Api, context: Context): void {
  const { db } = context.connection;

  /** Rules of the campaign, or tasks of stamp cards that open it. */
  const rulesOf = async (id: number, type: EarningRuleType) => {
    found((await db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id)))[0]);
    return db
      .select()
      .from(earning_rules)
      .where(and(eq(earning_rules.campaign_id, id), eq(earning_rules.type, type)))
      .orderBy(asc(earning_rules.id));
  };

  api.post(
    '/campaigns/:id/qr_code_verification',
    {
      config: bearerRoute,
      schema: { params: byIdParams, body: qrVerificationRequest, response: { 200: verification } },
    },
    async (request) => {
      await requireCaller(context, request);
      const rules = await rulesOf(idOr404(request.params.id), 'QR_CODE_SCANNING');
      const { qr_code, earning_rule: named } = request.body;
      const isRight = rules.some(
        (rule) => (named == null || rule.id === readId(named)) && rule.qr_code === qr_code,
      );
      if (!isRight) throw refused(details.invalidQrCode);
      return { valid: true as const };
    },
  );

  api.post(
    '/campaigns/:id/gps_verification',
    {
      config: bearerRoute,
      schema: { params: byIdParams, body: gpsVerificationRequest, response: { 200: verification } },
    },
    async (request) => {
      await requireCaller(context, request);
      const rules = await rulesOf(idOr404(request.params.id), 'GPS_CHECK_IN');
      const { latitude, longitude } = request.body;
      if (!rules.some((rule) => isWithin(rule, latitude, longitude))) throw refused(details.outsideRadius);
      return { valid: true as const };
    },
  );
}
