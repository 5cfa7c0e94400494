import { failureOf, readResource, send, type Host } from '@mrw/shared-contracts';
import { coupon, type UsageRequest } from '@mrw/shared-contracts/api/coupons';
import { apiPath, type CouponKind } from '../coupon-kind/places';
import { once } from '../spending/once';
import { answerWasLost, readBack } from '../spending/read-back';
import type { UseEvent } from './use-machine';
import { failedUse } from './use-status';

export type UseTarget = { client: Host['http']['coupon']; kind: CouponKind; uid: string; id: string };

/** Asks the server whether the coupon is used by now; null while it cannot be reached. */
export function readUsed({ client, kind, uid, id }: UseTarget): Promise<boolean | null> {
  return readBack(async (signal) => {
    const read = await readResource(client, { url: apiPath(kind, uid, id), signal }, coupon);
    return read.is_used;
  });
}

/**
 * Uses a coupon or ticket, one POST. When its answer is lost, the true state decides.
 *
 * @param credential the code that staff typed, or the QR code of the store
 */
export async function sendUse(target: UseTarget, credential: UsageRequest): Promise<UseEvent> {
  try {
    await send(target.client, {
      method: 'POST',
      url: `/coupons/${encodeURIComponent(target.id)}/usage_record`,
      data: credential,
      headers: once(),
    });
    return { type: 'used' };
  } catch (error) {
    const failure = failureOf(error);
    if (!answerWasLost(failure)) return { type: 'refused', result: { ...failedUse(failure), unsure: false } };
    const used = await readUsed(target);
    if (used === true) return { type: 'used' };
    return { type: 'refused', result: { ...failedUse(failure), unsure: used === null } };
  }
}
