import {
  readResource,
  tooManyTries,
  type ApiFailure,
  type Host,
  type TooManyTries,
} from '@mrw/shared-contracts';
import { coupon } from '@mrw/shared-contracts/api/coupons';
import { details } from '@mrw/shared-contracts/api/errors';
import { answerWasLost, type UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { spend, type Refusal } from '@mrw/shared-contracts/outcome/spend';
import * as z from 'zod/mini';
import { apiPath } from '../coupon-kind/places';
import type { ConvertRequest } from './selection-rules';

export type Conversion =
  | { kind: 'converted'; newId: string }
  | { kind: 'out-of-stock' }
  | { kind: 'refused'; detail: string }
  | TooManyTries
  | { kind: 'no-internet' }
  | { kind: 'failed' };

/** Replaced by our own text, whatever follows it (§8). */
const outOfStock = details.couponOutOfStock.replace(/\.+$/, '');

type Virtual = { host: Pick<Host, 'http' | 'storage'>; uid: string; id: string };

/** Converts the virtual coupon, once. When the outcome is unknown the coupon is read. */
export function convertCoupon(
  { host, uid, id }: Virtual,
  request: ConvertRequest,
  onUnclear: () => void,
): Promise<Conversion | UnknownOutcome<Conversion>> {
  const client = host.http.coupon;
  return spend({
    host,
    client,
    wish: `convert ${id} ${request.store_id ?? ''} ${request.usage_medium ?? ''}`,
    request: { url: `/coupons/${encodeURIComponent(id)}/virtual_convert`, data: request },
    schema: z.object({ id: z.string() }),
    done: (made): Conversion => ({ kind: 'converted', newId: made.id }),
    refused: refusal,
    readBack: {
      read: async (options) => {
        const read = await readResource(client, { url: apiPath('coupon', uid, id), ...options }, coupon);
        return read.real_coupon ? { kind: 'converted', newId: read.real_coupon } : null;
      },
      notDone: (failure: ApiFailure) => ({ kind: answerWasLost(failure) ? 'no-internet' : 'failed' }),
    },
    onUnclear,
  });
}

function refusal(failure: Refusal): Conversion {
  const { detail } = failure;
  const wait = tooManyTries(failure);
  if (wait || detail === null) return wait ?? { kind: 'failed' };
  return detail.trim().startsWith(outOfStock) ? { kind: 'out-of-stock' } : { kind: 'refused', detail };
}
