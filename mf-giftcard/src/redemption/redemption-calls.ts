import { ApiError, failureOf, readDetail, readResource, type Host } from '@mrw/shared-contracts';
import { tokenPair } from '@mrw/shared-contracts/api/auth';
import { customer } from '@mrw/shared-contracts/api/customers';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import { giftCard, redeemedGiftCard } from '@mrw/shared-contracts/api/gift-cards';
import { pointAccount } from '@mrw/shared-contracts/api/points';
import { subjectOf } from '@mrw/shared-contracts/member/token-subject';
import type { Outcome, Redeemable } from './redemption-state';
import { refusalOf } from './refusal';

type Clients = Pick<Host['http'], 'signOn' | 'other'>;

/** A header of our own keeps the session of the site out of these calls. */
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const cardPath = (code: string) => encodeURIComponent(code);

/**
 * From the frame's refresh token to what the dialog asks about (§4).
 *
 * @param pointsPerCashDollar rate of the deployment
 * @throws ApiError when the token, the member or the card is refused
 */
export async function readRedeemable(
  http: Clients,
  { code, refresh, pointsPerCashDollar }: { code: string; refresh: string; pointsPerCashDollar: number },
): Promise<Redeemable> {
  const exchange = { method: 'POST', url: '/auth/token', data: { refresh }, headers: bearer(refresh) };
  const { access } = await readResource(http.signOn, exchange, tokenPair);
  const uid = subjectOf(access);
  if (uid === null) throw new ApiError({ kind: 'malformed', status: 200 });
  const headers = bearer(access);
  const [member, card, balance] = await Promise.all([
    readDetail(http.other, { url: `/customers/${uid}`, headers }, customer, 'uid'),
    readResource(http.other, { url: `/customers/gift_card/${cardPath(code)}`, headers }, giftCard),
    readBalance(http, access, uid).catch(() => null),
  ]);
  const points = Math.round(card.cash_value * pointsPerCashDollar);
  return { code, access, customer: member, points, cashValue: card.cash_value, balance };
}

/** The same with the points of this moment, as far as they can be read: another window may have changed them. */
export async function withBalance(http: Clients, redeemable: Redeemable): Promise<Redeemable> {
  const { access, customer: member, balance } = redeemable;
  const now = await readBalance(http, access, member.uid).catch(() => balance);
  return { ...redeemable, balance: now };
}

/** Redeems, once. `unknown` when no answer came back, or none that can be read: the card may be redeemed all the same. */
export async function redeem(http: Clients, redeemable: Redeemable): Promise<Outcome> {
  const { code, access, customer: member, points, cashValue } = redeemable;
  const url = `/customers/${member.uid}/redeem_gift_card/${cardPath(code)}`;
  try {
    const added = await readResource(http.other, { url, headers: bearer(access) }, redeemedGiftCard);
    return { kind: 'redeemed', added: { points: added.points, cashValue: added.cash_value } };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') return { kind: 'unknown' };
    if (isDetail(failure.detail, details.giftCardRedeemed) && (await hasArrived(http, redeemable))) {
      return { kind: 'redeemed', added: { points, cashValue } };
    }
    return { kind: 'refused', refusal: refusalOf(failure.detail) };
  }
}

/**
 * A browser sends a GET again by itself when its connection breaks: then it is our own first request that has
 * redeemed the card.
 */
async function hasArrived(http: Clients, redeemable: Redeemable): Promise<boolean> {
  const outcome = await readOutcome(http, redeemable);
  return outcome.kind === 'redeemed';
}

/**
 * Whether a redemption without an answer took place, by the points of the member.
 *
 * @param signal gives the reading up
 */
export async function readOutcome(
  http: Clients,
  redeemable: Redeemable,
  signal?: AbortSignal,
): Promise<Outcome> {
  const { access, customer: member, points, cashValue, balance } = redeemable;
  if (balance === null) return { kind: 'refused', refusal: { reason: 'unclear' } };
  try {
    const now = await readBalance(http, access, member.uid, signal);
    return now >= balance + points
      ? { kind: 'redeemed', added: { points, cashValue } }
      : { kind: 'refused', refusal: { reason: 'already-redeemed', untouched: true } };
  } catch {
    return { kind: 'unknown' };
  }
}

async function readBalance(
  http: Clients,
  access: string,
  uid: string,
  signal?: AbortSignal,
): Promise<number> {
  const request = { url: `/point-accounts/${uid}`, headers: bearer(access), ...(signal ? { signal } : {}) };
  const account = await readResource(http.other, request, pointAccount);
  return account.balance;
}
