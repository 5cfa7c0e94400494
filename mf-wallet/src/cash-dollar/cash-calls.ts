import {
  failureOf,
  readResource,
  send,
  tooManyTries,
  type ApiFailure,
  type Host,
  type TooManyTries,
} from '@mrw/shared-contracts';
import { cashOffer, cashRefresh, type CashOffer } from '@mrw/shared-contracts/api/points';
import { openIntent } from '@mrw/shared-contracts/outcome/intent';
import { isUnknown } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { spend } from '@mrw/shared-contracts/outcome/spend';

type HttpClient = Host['http']['other'];

/** Why a call about an offer failed. */
export type CashFailure = { kind: 'refused'; detail: string } | TooManyTries | { kind: 'failed' };

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
export async function createOffer(
  host: Pick<Host, 'http' | 'storage'>,
  uid: string,
  asked: NewOffer,
  onUnclear: () => void,
): Promise<Creation> {
  const { shopPlatform, ...data } = asked;
  const wish = `cash ${data.cash_dollar} store ${data.store ?? ''}`;
  // The code of an earlier press may be over by now, and the server cancels it with this one.
  openIntent(host, wish).settle();
  const outcome = await spend<typeof cashOffer, Creation>({
    host,
    client: host.http.other,
    wish,
    request: { url: `/customers/${uid}/${shopPlatform ? 'shopify_point_to_cash' : 'point_to_cash'}`, data },
    schema: cashOffer,
    done: (offer) => ({ kind: 'created', offer }),
    refused: refusal,
    readBack: null,
    onUnclear,
  });
  return isUnknown(outcome) ? { kind: 'unknown' } : outcome;
}

export type Refresh =
  | { kind: 'fresh'; code: string }
  | { kind: 'confirmed' }
  | { kind: 'scanned' }
  /** Twice no readable response: the payment may be confirmed. */
  | { kind: 'unknown' }
  | CashFailure;

/** A new code for an open offer, and the status of the payment. */
export async function refreshOffer(client: HttpClient, uid: string, key: string): Promise<Refresh> {
  try {
    const request = { method: 'POST', url: `/customers/${uid}/point_to_cash/refresh`, data: { key } };
    const { status, code } = await withSecondTry(() => readResource(client, request, cashRefresh));
    if (status === 'CONFIRMED') return { kind: 'confirmed' };
    return code === undefined ? { kind: 'failed' } : { kind: 'fresh', code };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') return { kind: 'unknown' };
    return failure.status === 409 ? { kind: 'scanned' } : refusal(failure);
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
    const request = { method: 'POST', url: `/customers/${uid}/point_to_cash/cancel`, data: { key } };
    if (leaving) await send(client, { ...request, fetchOptions: { keepalive: true } });
    else await withSecondTry(() => send(client, request));
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

export type CancelOutcome = Cancellation | { kind: 'paid' };

/** Releases the held points, unless the code is paid already, which the server refuses in the same way. */
export async function cancelUnlessPaid(client: HttpClient, uid: string, key: string): Promise<CancelOutcome> {
  const cancellation = await cancelOffer(client, uid, key);
  if (cancellation.kind !== 'processing') return cancellation;
  const { kind } = await refreshOffer(client, uid, key);
  return kind === 'confirmed' ? { kind: 'paid' } : cancellation;
}

/** Both calls can be repeated: the second response also tells what became of the first. */
const withSecondTry = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error: unknown) => {
    if (failureOf(error).kind === 'refused') throw error;
    return call();
  });

function refusal(failure: ApiFailure): CashFailure {
  const wait = tooManyTries(failure);
  if (wait || failure.kind !== 'refused') return wait ?? { kind: 'failed' };
  const detail = failure.detail ?? Object.values(failure.fields)[0];
  return detail === undefined ? { kind: 'failed' } : { kind: 'refused', detail };
}
