import { failureOf, readResource, type ApiFailure, type Host } from '@mrw/shared-contracts';
import { coupon } from '@mrw/shared-contracts/api/coupons';
import { details } from '@mrw/shared-contracts/api/errors';
import * as z from 'zod/mini';
import { apiPath } from '../coupon-kind/places';
import { once } from '../spending/once';
import { answerWasLost, outcomeIsOpen, readBack } from '../spending/read-back';
import type { ConvertRequest } from './selection-rules';

export type Conversion =
  | { kind: 'converted'; newId: string }
  | { kind: 'out-of-stock' }
  | { kind: 'refused'; detail: string }
  | { kind: 'no-internet' }
  /** The server could not be asked whether the choice was saved. */
  | { kind: 'unknown' }
  | { kind: 'failed' };

/** Replaced by our own words whatever stands at its end (§8). */
const outOfStock = details.couponOutOfStock.replace(/\.+$/, '');

const converted = z.object({ id: z.string() });

/**
 * Makes the virtual coupon real, one POST. When its answer is lost or cannot be read, the true state decides
 * (Q-181).
 */
export async function convertCoupon(
  client: Host['http']['coupon'],
  uid: string,
  id: string,
  request: ConvertRequest,
): Promise<Conversion> {
  try {
    const url = `/coupons/${encodeURIComponent(id)}/virtual_convert`;
    const made = await readResource(
      client,
      { method: 'POST', url, data: request, headers: once() },
      converted,
    );
    return { kind: 'converted', newId: made.id };
  } catch (error) {
    const failure = failureOf(error);
    if (!outcomeIsOpen(failure)) return refusal(failure);
    const found = await readConversion(client, uid, id);
    return found.kind === 'no-internet' && !answerWasLost(failure) ? { kind: 'failed' } : found;
  }
}

/** What has become of a conversion whose answer was lost. */
export async function readConversion(
  client: Host['http']['coupon'],
  uid: string,
  id: string,
): Promise<Conversion> {
  const realId = await readBack((signal) => readRealCoupon(client, uid, id, signal));
  if (realId === null) return { kind: 'unknown' };
  return realId ? { kind: 'converted', newId: realId } : { kind: 'no-internet' };
}

async function readRealCoupon(client: Host['http']['coupon'], uid: string, id: string, signal: AbortSignal) {
  const read = await readResource(client, { url: apiPath('coupon', uid, id), signal }, coupon);
  return read.real_coupon ?? '';
}

function refusal(failure: ApiFailure): Conversion {
  if (failure.kind !== 'refused' || failure.detail === null) return { kind: 'failed' };
  return failure.detail.trim().startsWith(outOfStock)
    ? { kind: 'out-of-stock' }
    : { kind: 'refused', detail: failure.detail };
}
