import { failureOf, readResource, send, type ApiFailure, type Host } from '@mrw/shared-contracts';
import { cashOffer, cashRefresh, type CashOffer } from '@mrw/shared-contracts/api/points';
import { answerWasLost, outcomeIsUnknown } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { singleUseHeaders } from '@mrw/shared-contracts/outcome/single-use-key';

type HttpClient = Host['http']['other'];

/** Why a call about an offer failed. */
export type CashFailure = { kind: 'refused'; detail: string } | { kind: 'no-internet' } | { kind: 'failed' };

export type Creation =
  | { kind: 'created'; offer: CashOffer }
  /** No readable response, twice: points may be held for a code that was not received. */
  | { kind: 'unknown' }
  | CashFailure;

export type NewOffer = {
  /** The shop-platform variant has an address of its own. */
  shopPlatform: boolean;
  cash_dollar: number;
  store?: string;
};

/**
 * Creates an offer, one POST. When the outcome is unknown the same POST is sent once more: no call reads an offer
 * back, and with the same idempotency key the server returns its first response.
 */
export async function createOffer(client: HttpClient, uid: string, asked: NewOffer): Promise<Creation> {
  const { shopPlatform, ...data } = asked;
  const request = {
    method: 'POST',
    url: `/customers/${uid}/${shopPlatform ? 'shopify_point_to_cash' : 'point_to_cash'}`,
    data,
    headers: singleUseHeaders(),
  };
  const attempt = async (): Promise<Creation | 'lost'> => {
    try {
      return { kind: 'created', offer: await readResource(client, request, cashOffer) };
    } catch (error) {
      const failure = failureOf(error);
      return outcomeIsUnknown(failure) ? 'lost' : refusal(failure);
    }
  };
  const first = await attempt();
  if (first !== 'lost') return first;
  const second = await attempt();
  return second === 'lost' ? { kind: 'unknown' } : second;
}

export type Refresh =
  { kind: 'fresh'; code: string } | { kind: 'confirmed' } | { kind: 'scanned' } | CashFailure;

/** A new code for an open offer, and the status of the payment. */
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
 * Releases the held points.
 *
 * @param leaving the page is being closed: the call must outlive it
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
    // An offer that does not exist holds nothing.
    return failure.kind === 'refused' && failure.status === 404 ? { kind: 'cancelled' } : { kind: 'unknown' };
  }
}

export type GivenBack = Cancellation | { kind: 'paid' };

/** Releases the held points, unless the code is paid already, which the server refuses in the same way. */
export async function giveBack(client: HttpClient, uid: string, key: string): Promise<GivenBack> {
  const cancellation = await cancelOffer(client, uid, key);
  if (cancellation.kind !== 'processing') return cancellation;
  const { kind } = await refreshOffer(client, uid, key);
  return kind === 'confirmed' ? { kind: 'paid' } : cancellation;
}

function refusal(failure: ApiFailure): CashFailure {
  if (failure.kind !== 'refused') return { kind: 'failed' };
  const detail = failure.detail ?? Object.values(failure.fields)[0];
  return detail === undefined ? { kind: 'failed' } : { kind: 'refused', detail };
}
