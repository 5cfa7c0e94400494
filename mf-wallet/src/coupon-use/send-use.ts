import { failureOf, readResource, type Host } from '@mrw/shared-contracts';
import { coupon, usageRecord, type UsageRequest } from '@mrw/shared-contracts/api/coupons';
import { apiPath, type CouponKind } from '../coupon-kind/places';
import { once } from '../spending/once';
import { outcomeIsOpen, readBack } from '../spending/read-back';
import type { UseEvent, UseResult } from './use-machine';
import { couponUseStatus, failedUse } from './use-status';

export type UseTarget = { client: Host['http']['coupon']; kind: CouponKind; uid: string; id: string };

/** Asks the server whether the coupon is used by now; null while it cannot be reached. */
export function readUsed({ client, kind, uid, id }: UseTarget): Promise<boolean | null> {
  return readBack(async (signal) => {
    const read = await readResource(client, { url: apiPath(kind, uid, id), signal }, coupon);
    return read.is_used;
  });
}

const unreachable: UseResult = { status: couponUseStatus.noInternet, reason: null, unsure: true };

/**
 * Uses a coupon or ticket, one POST. When its answer is lost or cannot be read, the true state decides.
 *
 * @param credential the code that staff typed, or the QR code of the store
 */
export async function sendUse(target: UseTarget, credential: UsageRequest): Promise<UseEvent> {
  try {
    const url = `/coupons/${encodeURIComponent(target.id)}/usage_record`;
    const request = { method: 'POST', url, data: credential, headers: once() };
    await readResource(target.client, request, usageRecord);
    return { type: 'used' };
  } catch (error) {
    const failure = failureOf(error);
    const used = outcomeIsOpen(failure) ? await readUsed(target) : false;
    if (used === null) return { type: 'refused', result: unreachable };
    return used ? { type: 'used' } : { type: 'refused', result: { ...failedUse(failure), unsure: false } };
  }
}
