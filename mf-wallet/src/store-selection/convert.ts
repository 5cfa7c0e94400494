import { failureOf, readResource, type ApiFailure, type Host } from '@mrw/shared-contracts';
import { coupon } from '@mrw/shared-contracts/api/coupons';
import { details } from '@mrw/shared-contracts/api/errors';
import {
  answerWasLost,
  outcomeIsUnknown,
  resolveOutcome,
  type UnknownOutcome,
} from '@mrw/shared-contracts/outcome/resolve-outcome';
import { singleUseHeaders } from '@mrw/shared-contracts/outcome/single-use-key';
import * as z from 'zod/mini';
import { apiPath } from '../coupon-kind/places';
import type { ConvertRequest } from './selection-rules';

export type Conversion =
  | { kind: 'converted'; newId: string }
  | { kind: 'out-of-stock' }
  | { kind: 'refused'; detail: string }
  | { kind: 'no-internet' }
  | { kind: 'failed' };

/** Replaced by our own text, whatever follows it (§8). */
const outOfStock = details.couponOutOfStock.replace(/\.+$/, '');

const converted = z.object({ id: z.string() });

/** Converts the virtual coupon, one POST. An unknown outcome is resolved by reading the coupon. */
export async function convertCoupon(
  client: Host['http']['coupon'],
  uid: string,
  id: string,
  request: ConvertRequest,
): Promise<Conversion | UnknownOutcome<Conversion>> {
  try {
    const url = `/coupons/${encodeURIComponent(id)}/virtual_convert`;
    const made = await readResource(
      client,
      { method: 'POST', url, data: request, headers: singleUseHeaders() },
      converted,
    );
    return { kind: 'converted', newId: made.id };
  } catch (error) {
    const failure = failureOf(error);
    if (!outcomeIsUnknown(failure)) return refusal(failure);
    return resolveOutcome<Conversion>(
      async (options) => {
        const read = await readResource(client, { url: apiPath('coupon', uid, id), ...options }, coupon);
        return read.real_coupon ? { kind: 'converted', newId: read.real_coupon } : null;
      },
      { kind: answerWasLost(failure) ? 'no-internet' : 'failed' },
    );
  }
}

function refusal(failure: ApiFailure): Conversion {
  if (failure.kind !== 'refused' || failure.detail === null) return { kind: 'failed' };
  return failure.detail.trim().startsWith(outOfStock)
    ? { kind: 'out-of-stock' }
    : { kind: 'refused', detail: failure.detail };
}
