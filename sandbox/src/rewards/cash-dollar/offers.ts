import { randomBytes, randomUUID } from 'node:crypto';
import { details } from '@mrw/shared-contracts/api/errors';
import { and, eq, inArray, or } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import { addSeconds, isoMoment } from '../../platform/calendar/hong-kong';
import type { Db, Work } from '../../platform/db/connect';
import { rowsById } from '../../platform/db/rows-by-id';
import type { Row } from '../../platform/db/schema';
import type { Localized } from '../../platform/db/schema/columns';
import type { CashStatus } from '../../platform/db/schema/points';
import { cash_offers } from '../../platform/db/schema/points';
import { readId } from '../../platform/http/ids';
import { found, notFound, refused } from '../../platform/http/refusal';
import { lockMember } from '../../platform/identity/lock';
import { tell, type News } from '../../platform/live/tell';
import { announce } from '../../platform/push/announce';
import { assertSpendingOpen } from '../../platform/identity/spending';
import { balanceOf, takePoints } from '../../ledger/points/ledger';
import { codeSeconds, pointsPerCashDollar, statusAt, transition, windowSeconds } from './rules';
import type { CashEvent } from './rules';

const newCode = (): string => `CD${randomBytes(8).toString('hex').toUpperCase()}`;

export const offerAnswer = (offer: Row<'cash_offers'>) => ({
  key: offer.key,
  code: offer.code,
  cash_dollar: offer.cash_dollar,
  points: offer.points,
  status: offer.status,
  expires_at: isoMoment(offer.expires_at),
  code_expires_at: isoMoment(offer.code_expires_at),
});

/** Stores what time has done to an offer since it was last looked at. */
async function settle(tx: Db, offer: Row<'cash_offers'>, now: Date): Promise<Row<'cash_offers'>> {
  const status = statusAt(offer, now);
  return status === offer.status ? offer : moveTo({ tx, now }, offer, status);
}

async function setStatus(tx: Db, offer: Row<'cash_offers'>, status: CashStatus): Promise<Row<'cash_offers'>> {
  await tx.update(cash_offers).set({ status }).where(eq(cash_offers.key, offer.key));
  return { ...offer, status };
}

/** Stores a state and tells it to the pages of the member. */
async function moveTo(
  work: Work,
  offer: Row<'cash_offers'>,
  status: CashStatus,
): Promise<Row<'cash_offers'>> {
  const moved = await setStatus(work.tx, offer, status);
  await tellPayment(work, moved, { status });
  return moved;
}

/** The pages of the member hear of a payment code, or of its refusal by a till. */
async function tellPayment(
  work: Work,
  { key, cash_dollar, member_id, store_id }: Row<'cash_offers'>,
  news: Pick<News<'payment'>, 'status' | 'detail'>,
  partner: Localized | null = null,
): Promise<void> {
  const store = partner ?? (await rowsById(work.tx, 'stores', [store_id])).get(store_id ?? 0)?.name ?? null;
  const balance = await balanceOf(work.tx, member_id, work.now);
  const at = isoMoment(work.now);
  await tell(work, member_id, 'payment', { key, cash_dollar, store, balance, at, ...news });
  if (news.status !== 'CONFIRMED') return;
  const paid = { cash: cash_dollar, place: store };
  await announce(work, member_id, { kind: 'payment', item: key, path: '/activity_log', news: paid });
}

export type NewOffer = { amount: number; store: string | null; isShopPlatform: boolean };

/** Holds the points of a new offer; the member's older open offer is cancelled (contract §3, Q-080). */
export async function createOffer(
  tx: Db,
  memberId: number,
  asked: NewOffer,
  now: Date,
): Promise<Row<'cash_offers'>> {
  await assertSpendingOpen(tx, memberId);
  const open = await tx
    .select()
    .from(cash_offers)
    .where(and(eq(cash_offers.member_id, memberId), inArray(cash_offers.status, ['CREATED', 'SCANNED'])))
    .for('update');
  for (const older of open) {
    const settled = await settle(tx, older, now);
    if (settled.status === 'SCANNED') throw refused(details.paymentInProgress, 409);
    if (settled.status === 'CREATED') await moveTo({ tx, now }, settled, 'CANCELLED');
  }
  const points = asked.amount * pointsPerCashDollar;
  if ((await balanceOf(tx, memberId, now)) < points) throw refused(details.insufficientPoints);
  const [offer] = await tx
    .insert(cash_offers)
    .values({
      key: randomUUID(),
      member_id: memberId,
      code: newCode(),
      cash_dollar: asked.amount,
      points,
      status: 'CREATED',
      is_shop_platform: asked.isShopPlatform,
      store_id: readId(asked.store ?? ''),
      created_at: now,
      expires_at: addSeconds(now, windowSeconds),
      code_expires_at: addSeconds(now, codeSeconds),
    })
    .returning();
  return found(offer);
}

async function lockOffer(tx: Db, memberId: number, key: string, now: Date): Promise<Row<'cash_offers'>> {
  await lockMember(tx, memberId);
  const own = and(eq(cash_offers.key, key), eq(cash_offers.member_id, memberId));
  const [offer] = await tx.select().from(cash_offers).where(own).for('update');
  return settle(tx, found(offer), now);
}

/** Ends an open offer; cancelling what has ended already changes nothing. */
export async function cancelOffer(tx: Db, memberId: number, key: string, now: Date): Promise<void> {
  const offer = await lockOffer(tx, memberId, key, now);
  if (offer.status === 'SCANNED' || offer.status === 'CONFIRMED')
    throw refused(details.paymentInProgress, 409);
  if (offer.status === 'CREATED') await moveTo({ tx, now }, offer, 'CANCELLED');
}

/** A new code for 120 s; `expired` is thrown after the commit, so that the expiry is stored. */
export async function refreshOffer(
  tx: Db,
  memberId: number,
  key: string,
  now: Date,
): Promise<{ kind: 'refreshed' | 'confirmed'; offer: Row<'cash_offers'> } | { kind: 'expired' }> {
  const offer = await lockOffer(tx, memberId, key, now);
  if (offer.status === 'CONFIRMED') return { kind: 'confirmed', offer };
  if (offer.status === 'SCANNED') throw refused(details.paymentInProgress, 409);
  if (offer.status !== 'CREATED') return { kind: 'expired' };
  await assertSpendingOpen(tx, memberId);
  const change = { code: newCode(), code_expires_at: addSeconds(now, codeSeconds) };
  await tx.update(cash_offers).set(change).where(eq(cash_offers.key, key));
  return { kind: 'refreshed', offer: { ...offer, ...change } };
}

/** What a shop does with a code. */
export type ShopEvent = Extract<CashEvent, 'scan' | 'confirm' | 'release'>;
const doneTo: Readonly<Record<ShopEvent, string>> = {
  scan: 'scanned',
  confirm: 'confirmed',
  release: 'released',
};

/** The till scans the code, then confirms the payment: the held points are spent (contract §7.3). */
export async function tillEvent(
  tx: Db,
  codeOrKey: string,
  event: Exclude<ShopEvent, 'release'>,
  now: Date,
): Promise<Row<'cash_offers'>> {
  const named = or(eq(cash_offers.code, codeOrKey), eq(cash_offers.key, codeOrKey));
  const [seen] = await tx.select().from(cash_offers).where(named);
  if (seen === undefined) throw notFound();
  return shopEvent({ tx, now }, await lockOffer(tx, seen.member_id, seen.key, now), event);
}

/** The member hears why a till did not take a code; of an unknown code there is no member. */
export async function tellRefusedCode(work: Work, codeOrKey: string, detail: string): Promise<void> {
  const named = or(eq(cash_offers.code, codeOrKey), eq(cash_offers.key, codeOrKey));
  const [offer] = await work.tx.select().from(cash_offers).where(named);
  if (offer) await tellRefusedPayment(work, offer, detail);
}

/** Nothing is told of a code that is paid with: a till may send a call again. */
export async function tellRefusedPayment(
  work: Work,
  offer: Row<'cash_offers'>,
  detail: string,
): Promise<void> {
  if (offer.status === 'SCANNED' || offer.status === 'CONFIRMED') return;
  await tellPayment(work, offer, { status: 'REFUSED', detail });
}

/** The offer of a code of a member, locked, as time has left it; null for another one's code. */
export async function lockOfferByCode(
  { tx, now }: Work,
  memberId: number,
  code: string,
): Promise<Row<'cash_offers'> | null> {
  const own = and(eq(cash_offers.code, code), eq(cash_offers.member_id, memberId));
  const [seen] = await tx.select({ key: cash_offers.key }).from(cash_offers).where(own);
  return seen ? lockOffer(tx, memberId, seen.key, now) : null;
}

/**
 * @param partner name of a partner that takes the payment; null: a store does
 * @throws Refusal with 409 when the state of the offer does not admit the event, 403 while spending is locked
 */
export async function shopEvent(
  { tx, now }: Work,
  offer: Row<'cash_offers'>,
  event: ShopEvent,
  partner: Localized | null = null,
): Promise<Row<'cash_offers'>> {
  // What the till has scanned before the lock is paid; a code that was only shown is refused.
  if (event === 'scan') await assertSpendingOpen(tx, offer.member_id);
  const status = transition(offer.status, event);
  if (status === null) throw refused(`A payment that is ${offer.status} cannot be ${doneTo[event]}.`, 409);
  const moved = await setStatus(tx, offer, status);
  if (status === 'CONFIRMED') {
    await takePoints({ tx, now }, offer.member_id, { points: offer.points, source: 'CASH_DOLLAR_USED' });
    const info = { points: -offer.points, cash_dollar: offer.cash_dollar };
    await recordActivity({ tx, now }, offer.member_id, 'CASH_DOLLAR_USED', info);
  }
  await tellPayment({ tx, now }, moved, { status }, partner);
  return moved;
}
