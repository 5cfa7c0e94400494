import { failureOf, readResource, type Host } from '@mrw/shared-contracts';
import { coupon, usageRecord, type UsageRequest } from '@mrw/shared-contracts/api/coupons';
import {
  outcomeIsUnknown,
  resolveOutcome,
  type UnknownOutcome,
} from '@mrw/shared-contracts/outcome/resolve-outcome';
import { singleUseHeaders } from '@mrw/shared-contracts/outcome/single-use-key';
import { apiPath, type CouponKind } from '../coupon-kind/places';
import type { UseOutcome } from './use-machine';
import { failedUse } from './use-status';

export type UseTarget = { client: Host['http']['coupon']; kind: CouponKind; uid: string; id: string };

/**
 * Uses a coupon or ticket, one POST. An unknown outcome is resolved by reading the coupon.
 *
 * @param credential the code that staff typed, or the QR code of the store
 */
export async function sendUse(
  { client, kind, uid, id }: UseTarget,
  credential: UsageRequest,
): Promise<UseOutcome | UnknownOutcome<UseOutcome>> {
  try {
    const url = `/coupons/${encodeURIComponent(id)}/usage_record`;
    const request = { method: 'POST', url, data: credential, headers: singleUseHeaders() };
    await readResource(client, request, usageRecord);
    return { type: 'used' };
  } catch (error) {
    const failure = failureOf(error);
    const refused: UseOutcome = { type: 'refused', result: { ...failedUse(failure), unsure: false } };
    if (!outcomeIsUnknown(failure)) return refused;
    return resolveOutcome<UseOutcome>(async (options) => {
      const read = await readResource(client, { url: apiPath(kind, uid, id), ...options }, coupon);
      return read.is_used ? { type: 'used' } : null;
    }, refused);
  }
}
