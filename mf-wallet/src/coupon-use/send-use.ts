import { readResource, type ApiFailure, type Host } from '@mrw/shared-contracts';
import { coupon, usageRecord, type UsageRequest } from '@mrw/shared-contracts/api/coupons';
import type { UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { spend } from '@mrw/shared-contracts/outcome/spend';
import { apiPath, type CouponKind } from '../coupon-kind/places';
import type { UseOutcome } from './use-machine';
import { failedUse } from './use-status';

export type UseTarget = {
  host: Pick<Host, 'storage' | 'http'>;
  kind: CouponKind;
  uid: string;
  id: string;
  /** Counts the codes that were tried: with another code it is another act. */
  attempt: number;
};

/**
 * Uses a coupon or ticket, once. When its outcome is unknown the coupon is read.
 *
 * @param credential the code that staff typed, or the QR code of the store
 */
export function sendUse(
  { host, kind, uid, id, attempt }: UseTarget,
  credential: UsageRequest,
  onUnclear: () => void,
): Promise<UseOutcome | UnknownOutcome<UseOutcome>> {
  const client = host.http.coupon;
  return spend({
    host,
    client,
    wish: `use ${kind} ${id} ${attempt}`,
    request: { url: `/coupons/${encodeURIComponent(id)}/usage_record`, data: credential },
    schema: usageRecord,
    done: ({ date }): UseOutcome => ({ type: 'used', at: date }),
    refused,
    readBack: {
      read: async (options): Promise<UseOutcome | null> => {
        const read = await readResource(client, { url: apiPath(kind, uid, id), ...options }, coupon);
        return read.is_used ? { type: 'used', at: read.date_of_use ?? null } : null;
      },
      notDone: refused,
    },
    onUnclear,
  });
}

const refused = (failure: ApiFailure): UseOutcome => ({
  type: 'refused',
  result: { ...failedUse(failure), unsure: false },
});
