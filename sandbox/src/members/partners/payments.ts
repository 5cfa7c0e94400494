import { and, eq, isNotNull } from 'drizzle-orm';
import { isoMoment } from '../../platform/calendar/hong-kong';
import { lockOfferByCode, shopEvent, tellRefusedPayment } from '../../rewards/cash-dollar/offers';
import { checkUse, lockCoupon, redeemLocked, tellRefusedUse } from '../../rewards/coupons/use';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import type { Localized } from '../../platform/db/schema/columns';
import { partner_claims, partner_links } from '../../platform/db/schema/access';
import { coupons } from '../../platform/db/schema/coupons';
import { members } from '../../platform/db/schema/members';
import { assertSpendingOpen } from '../../platform/identity/spending';
import { CallError } from './partner-call';

/** A code that a page of the partner was given, and the user who gave it. */
export type ShownCode = { partner: string; name: Localized; userReference: string; code: string };
type ForOrder = ShownCode & { order: string };
type Claim = Row<'partner_claims'>;

const atPartner = { kind: 'partner', storeId: null } as const;

/** Whether a coupon may be used for an order now; nothing changes. */
export async function checkCoupon(work: Work, shown: ShownCode) {
  const coupon = await findCoupon(work, shown);
  await assertSpendingOpen(work.tx, coupon.member_id);
  const { template, detail } = await checkUse(work, coupon, atPartner);
  if (detail !== null) throw new CallError(409, 'not_usable', detail);
  return couponAnswer(coupon, template);
}

/** Whether the member of a coupon has locked spending: what the till of the demo asks, whose members are not linked. */
export async function isLockedCoupon(db: Db, code: string): Promise<boolean> {
  const isLocked = and(eq(coupons.code, code), isNotNull(members.spending_locked_at));
  const ofMember = eq(members.id, coupons.member_id);
  const found = await db
    .select({ id: members.id })
    .from(coupons)
    .innerJoin(members, ofMember)
    .where(isLocked)
    .limit(1);
  return found.length > 0;
}

/** Uses a coupon for an order, once; the same order again has the same answer. */
export async function useForOrder(work: Work, shown: ForOrder) {
  const coupon = await findCoupon(work, shown);
  const item = { kind: 'coupon' as const, item: String(coupon.id) };
  const claim = await claimOf(work.tx, item);
  const { template, detail } = await checkUse(work, coupon, atPartner);
  if (!isSameOrder(claim, shown)) {
    if (detail !== null) throw new CallError(409, 'not_usable', detail);
    await redeemLocked(work, coupon, atPartner, shown.name);
    await addClaim(work, { ...item, shown });
  }
  return { ...couponAnswer(coupon, template), order: shown.order };
}

/** Takes a payment code for an order: from now on the member cannot cancel it. */
export async function claimCash(work: Work, shown: ForOrder) {
  const offer = await findOffer(work, shown);
  const item = { kind: 'cash' as const, item: offer.key };
  const isOwn = isSameOrder(await claimOf(work.tx, item), shown);
  if (isOwn && (offer.status === 'SCANNED' || offer.status === 'CONFIRMED'))
    return cashAnswer(offer, shown.order);
  const scanned = await shopEvent(work, offer, 'scan', shown.name);
  await addClaim(work, { ...item, shown });
  return cashAnswer(scanned, shown.order);
}

/** Ends a claim: the points are spent, or free again. The same call again has the same answer. */
export async function endCash(work: Work, shown: ForOrder, event: 'confirm' | 'release') {
  const offer = await findOffer(work, shown);
  const claim = await claimOf(work.tx, { kind: 'cash', item: offer.key });
  const isOwn = isSameOrder(claim, shown);
  // A code that the page was given and the shop never took can be released too.
  if (!isOwn && (event === 'confirm' || claim !== null))
    throw new CallError(409, 'not_claimed', 'The code is not claimed for this order.');
  const ended = event === 'confirm' ? ['CONFIRMED'] : ['CANCELLED', 'EXPIRED'];
  const done = ended.includes(offer.status) ? offer : await shopEvent(work, offer, event, shown.name);
  return cashAnswer(done, shown.order);
}

export const tellRefusedCoupon = async (work: Work, shown: ShownCode, detail: string): Promise<void> =>
  tellRefusedUse(work, await findCoupon(work, shown), detail);

export const tellRefusedCash = async (work: Work, shown: ShownCode, detail: string): Promise<void> =>
  tellRefusedPayment(work, await findOffer(work, shown), detail);

const couponAnswer = (coupon: Row<'coupons'>, template: Row<'coupon_templates'>) => ({
  code: coupon.code,
  coupon_template: String(template.id),
  name: template.name,
  valid_until: coupon.expiry_date === null ? null : isoMoment(coupon.expiry_date),
});

const cashAnswer = (offer: Row<'cash_offers'>, order: string) => ({
  code: offer.code,
  order,
  status: offer.status,
  cash_dollar: offer.cash_dollar,
  points: offer.points,
  held_until: isoMoment(offer.expires_at),
});

/** The link says whose codes a user of the partner may bring: the code of another member is refused. */
async function memberOf({ tx }: Work, { partner, userReference }: ShownCode): Promise<number> {
  const own = and(eq(partner_links.partner, partner), eq(partner_links.user_reference, userReference));
  const [link] = await tx.select().from(partner_links).where(own);
  if (link) return link.member_id;
  throw new CallError(404, 'not_linked', 'There is no link with this user_reference.');
}

const unknownCode = () => new CallError(404, 'unknown_code', 'The linked member has no such code.');

async function findOffer(work: Work, shown: ShownCode): Promise<Row<'cash_offers'>> {
  const offer = await lockOfferByCode(work, await memberOf(work, shown), shown.code);
  if (offer === null) throw unknownCode();
  return offer;
}

async function findCoupon(work: Work, shown: ShownCode): Promise<Row<'coupons'>> {
  const memberId = await memberOf(work, shown);
  const own = and(eq(coupons.code, shown.code), eq(coupons.member_id, memberId));
  const [seen] = await work.tx.select({ id: coupons.id }).from(coupons).where(own);
  if (!seen) throw unknownCode();
  return lockCoupon(work.tx, memberId, seen.id);
}

async function claimOf(tx: Db, { kind, item }: Pick<Claim, 'kind' | 'item'>): Promise<Claim | null> {
  const own = and(eq(partner_claims.kind, kind), eq(partner_claims.item, item));
  return (await tx.select().from(partner_claims).where(own))[0] ?? null;
}

const isSameOrder = (claim: Claim | null, { partner, order }: ForOrder) =>
  claim?.partner === partner && claim.order_reference === order;

async function addClaim(
  { tx, now }: Work,
  { shown, ...item }: Pick<Claim, 'kind' | 'item'> & { shown: ForOrder },
): Promise<void> {
  const { partner, order } = shown;
  await tx.insert(partner_claims).values({ ...item, partner, order_reference: order, created_at: now });
}
