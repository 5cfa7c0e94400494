import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { decideClaim } from '../../rewards/claims/decide';
import type { Api, Context } from '../../platform/context';
import { members } from '../../platform/db/schema/members';
import { settings } from '../../platform/db/schema/access';
import { wake } from '../../platform/db/wake';
import { readId, sendId } from '../../platform/http/ids';
import { memberNamed } from '../../platform/identity/lock';
import { changePoints, changeStamps, disable, grant, takeBack } from './admin';

const text = z.coerce.string();
/** More than any member of the demo data has, and far from what the database cannot add up. */
const largestPoints = 10_000_000_000;
const by = z._default(z.enum(['ADMIN', 'MERCHANT_ADMIN']), 'ADMIN');

/** What an admin or a merchant's admin does (contract §8); the members see it in their activity log. */
export function adminRoutes(api: Api, context: Context): void {
  couponAdmin(api, context);
  memberAdmin(api, context);
}

function couponAdmin(api: Api, { connection: { db }, clock }: Context): void {
  const grantBody = z.object({
    member: text,
    campaign: z.optional(text),
    template: z.optional(text),
    quantity: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), 1),
    by,
  });
  api.post('/sandbox/admin/grant', { schema: { body: grantBody } }, async (request, reply) => {
    const made = await db.transaction((tx) => grant(tx, request.body, clock.now()));
    return reply.code(201).send({ coupons: made.map((coupon) => sendId(coupon.id)) });
  });

  const couponBody = z.object({ coupon: text, by });
  for (const [path, action] of [
    ['reclaim', 'RECLAIMED'],
    ['use', 'USED'],
  ] as const) {
    api.post(`/sandbox/admin/${path}`, { schema: { body: couponBody } }, async (request) => {
      const coupon = await db.transaction((tx) => takeBack(tx, { ...request.body, action }, clock.now()));
      return { coupon: sendId(coupon.id), member: sendId(coupon.member_id) };
    });
  }
  api.post(
    '/sandbox/admin/disable-coupon',
    { schema: { body: z.object({ coupon: text }) } },
    async (request) => {
      const coupon = await db.transaction((tx) => disable(tx, request.body.coupon, clock.now()));
      return { coupon: sendId(coupon.id) };
    },
  );
}

function memberAdmin(api: Api, { connection: { db }, clock }: Context): void {
  const pointsBody = z.object({
    member: text,
    points: z.coerce.number().check(z.int(), z.minimum(-largestPoints), z.maximum(largestPoints)),
    recall: z._default(z.boolean(), false),
  });
  api.post('/sandbox/admin/points', { schema: { body: pointsBody } }, async (request) => ({
    balance: await db.transaction((tx) => changePoints(tx, request.body, clock.now())),
  }));

  const stampsBody = z.object({
    member: text,
    campaign: text,
    stamps: z.coerce.number().check(z.int(), z.minimum(-1_000), z.maximum(1_000)),
  });
  api.post('/sandbox/admin/stamps', { schema: { body: stampsBody } }, async (request) => ({
    stamps: await db.transaction((tx) => changeStamps(tx, request.body, clock.now())),
  }));

  for (const event of ['approve', 'reject', 'recall'] as const) {
    api.post(
      `/sandbox/admin/claim/${event}`,
      { schema: { body: z.object({ claim: text }) } },
      async (request) => {
        const id = readId(request.body.claim) ?? 0;
        const claim = await db.transaction((tx) => decideClaim(tx, id, event, clock.now()));
        return { claim: sendId(claim.id), status: claim.status };
      },
    );
  }

  api.post(
    '/sandbox/admin/disable-member',
    { schema: { body: z.object({ member: text }) } },
    async (request) =>
      db.transaction(async (tx) => {
        const { id } = await memberNamed(tx, request.body.member);
        await tx.update(members).set({ is_forced_inactive: true }).where(eq(members.id, id));
        await wake(tx, id);
        return { member: sendId(id), is_forced_inactive: true };
      }),
  );

  const variant = z.enum(['default', 'alternative']);
  api.post('/sandbox/profile', { schema: { body: z.object({ variant }) } }, async (request) => {
    const { variant: value } = request.body;
    await db
      .insert(settings)
      .values({ key: 'profile_variant', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    return { variant: value };
  });
}
