import { failureOf, readResource, send, type ApiFailure, type Host } from '@mrw/shared-contracts';
import { cashOffer, cashRefresh, type CashOffer } from '@mrw/shared-contracts/api/points';
import { once } from '../spending/once';
import { answerWasLost, outcomeIsOpen } from '../spending/read-back';

type HttpClient = Host['http']['other'];

/** Why a call about an offer did not do what was asked. */
export type CashFailure = { kind: 'refused'; detail: string } | { kind: 'no-internet' } | { kind: 'failed' };

type Creation =
  | { kind: 'created'; offer: CashOffer }
  /** No answer that can be read, twice: points may be held for a code that nobody has. */
  | { kind: 'unknown' }
  | CashFailure;

export type NewOffer = {
  /** The shop-platform variant has an address of its own. */
  shopPlatform: boolean;
  cash_dollar: number;
  store?: string;
};

/**
 * Creates an offer, one POST. When its answer is lost or cannot be read the same POST is sent once more: no
 * call reads an offer back, and its idempotency key makes the server answer with the first one.
 */
export async function createOffer(client: HttpClient, uid: string, asked: NewOffer): Promise<Creation> {
  const { shopPlatform, ...data } = asked;
  const request = {
    method: 'POST',
    url: `/customers/${uid}/${shopPlatform ? 'shopify_point_to_cash' : 'point_to_cash'}`,
    data,
    headers: once(),
  };
  const attempt = async (): Promise<Creation | 'lost'> => {
    try {
      return { kind: 'created', offer: await readResource(client, request, cashOffer) };
    } catch (error) {
      const failure = failureOf(error);
      return outcomeIsOpen(failure) ? 'lost' : refusal(failure);
    }
  };
  const first = await attempt();
  if (first !== 'lost') return first;
  const second = await attempt();
  return second === 'lost' ? { kind: 'unknown' } : second;
}

export type Refresh =
  { kind: 'fresh'; code: string } | { kind: 'confirmed' } | { kind: 'scanned' } | CashFailure;

/** A new code for an open offer, and how far the payment is. */
export async function refreshOffer(client: HttpClient, uid: string, key: string): Promise<Refresh> {
  try {
    const request = { method: 'POST', url: `/customers/${uid}/point_to_cash/refresh`, data: { key } };
    const { status, code } = await readResource(client, request, cashRefresh);
    if (status === 'CONFIRMED') return { kind: 'confirmed' };
    return code === undefined ? { kind: 'failed' } : { kind: 'fresh', code };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.status === 409) return { kind: 'scanned' };
    return answerWasLost(failure) ? { kind: 'no-internet' } : refusal(failure);
  }
}

type Cancellation =
  | { kind: 'cancelled' }
  /** Staff have scanned the code. */
  | { kind: 'processing'; detail: string }
  | { kind: 'unknown' };

/**
 * Gives the held points back.
 *
 * @param leaving the page is going away: the call must outlive it
 */
export async function cancelOffer(
  client: HttpClient,
  uid: string,
  key: string,
  leaving = false,
): Promise<Cancellation> {
  try {
    await send(client, {
      method: 'POST',
      url: `/customers/${uid}/point_to_cash/cancel`,
      data: { key },
      ...(leaving ? { fetchOptions: { keepalive: true } } : {}),
    });
    return { kind: 'cancelled' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.status === 409) {
      return { kind: 'processing', detail: failure.detail ?? '' };
    }
    // An offer that is gone holds nothing.
    return failure.kind === 'refused' && failure.status === 404 ? { kind: 'cancelled' } : { kind: 'unknown' };
  }
}

function refusal(failure: ApiFailure): CashFailure {
  if (failure.kind !== 'refused') return { kind: 'failed' };
  const detail = failure.detail ?? Object.values(failure.fields)[0];
  return detail === undefined ? { kind: 'failed' } : { kind: 'refused', detail };
}
