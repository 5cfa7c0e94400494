import { ApiError, failureOf, readDetail, readResource, type Host } from '@mrw/shared-contracts';
import { tokenPair } from '@mrw/shared-contracts/api/auth';
import { customer } from '@mrw/shared-contracts/api/customers';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import { giftCard, redeemedGiftCard } from '@mrw/shared-contracts/api/gift-cards';
import { pointAccount } from '@mrw/shared-contracts/api/points';
import {
  resolveOutcome,
  type ReadingOptions,
  type UnknownOutcome,
} from '@mrw/shared-contracts/outcome/resolve-outcome';
import { subjectOf } from '@mrw/shared-contracts/member/token-subject';
import type { Outcome, Redeemable } from './redemption-state';
import { refusalOf } from './refusal';

type Clients = Pick<Host['http'], 'signOn' | 'other'>;

/** A custom header keeps the session of the site out of these calls. */
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const cardPath = (code: string) => encodeURIComponent(code);

/**
 * Exchanges the refresh token of the frame and reads what the dialog shows (§4).
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

/** The same with the current points, when they can be read: another window may have changed them. */
export async function withBalance(http: Clients, redeemable: Redeemable): Promise<Redeemable> {
  const { access, customer: member, balance } = redeemable;
  const now = await readBalance(http, access, member.uid).catch(() => balance);
  return { ...redeemable, balance: now };
}

/**
 * Redeems, once. When the outcome is unknown, the points of the member decide whether the card is redeemed (Q-181,
 * the call is a GET that must not be repeated.
 */
export async function redeem(
  http: Clients,
  redeemable: Redeemable,
  onUnclear: () => void,
): Promise<Outcome | UnknownOutcome<Outcome>> {
  const { code, access, customer: member, balance } = redeemable;
  const url = `/customers/${member.uid}/redeem_gift_card/${cardPath(code)}`;
  try {
    const added = await readResource(http.other, { url, headers: bearer(access) }, redeemedGiftCard);
    return { kind: 'redeemed', added: { points: added.points, cashValue: added.cash_value } };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') {
      if (balance === null) return unclear;
      onUnclear();
      return resolveOutcome<Outcome>((options) => readRedeemed(http, redeemable, options), {
        kind: 'refused',
        refusal: { reason: 'already-redeemed', untouched: true },
      });
    }
    // A browser repeats a GET when its connection breaks: then our own first request has redeemed the card (Q-010,
    //
    const found = isDetail(failure.detail, details.giftCardRedeemed)
      ? await readRedeemed(http, redeemable).catch(() => null)
      : null;
    return found?.kind === 'redeemed' ? found : { kind: 'refused', refusal: refusalOf(failure) };
  }
}

const unclear: Outcome = { kind: 'refused', refusal: { reason: 'unclear' } };

/**
 * Whether a redemption took place, by the points of the member; null while they are as before. Another change of them
 * meanwhile leaves it open.
 */
async function readRedeemed(
  http: Clients,
  { access, customer: member, points, cashValue, balance }: Redeemable,
  options?: ReadingOptions,
): Promise<Outcome | null> {
  const now = await readBalance(http, access, member.uid, options);
  if (balance === null || now === balance) return null;
  return now === balance + points ? { kind: 'redeemed', added: { points, cashValue } } : unclear;
}

async function readBalance(
  http: Clients,
  access: string,
  uid: string,
  options?: ReadingOptions,
): Promise<number> {
  const request = { url: `/point-accounts/${uid}`, headers: bearer(access), ...options };
  const account = await readResource(http.other, request, pointAccount);
  return account.balance;
}
