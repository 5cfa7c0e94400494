import { useHost } from '@mrw/shared-contracts';
import { useQueryClient } from '@tanstack/react-query';
import { campaignChanged } from '../campaigns/campaign-changed';
import type { AcquireFailure } from './acquire-failure';

/** The result of an attempt to buy, book, earn or open; the name of a failure is a refusal by the server. */
export type Ended = 'done' | 'unclear' | 'failed' | AcquireFailure;

/** Whether the shown balance may be stale: every refusal shows that it is, except one of the code or the place. */
export function makesPointsOld(ended: Ended): boolean {
  return ended !== 'failed' && ended !== 'invalidQRCode' && ended !== 'invalidGPSLocation';
}

/**
 * @returns a function to call after each attempt: points, stock and state are read again, and a new coupon is
 * published
 */
export function useAfterAttempt(campaignId: string): (ended: Ended, givesCoupon: boolean) => void {
  const { bus } = useHost();
  const queries = useQueryClient();
  return (ended, givesCoupon) => {
    if (makesPointsOld(ended)) bus.publish('points-changed', { version: 1 });
    if (ended === 'done' && givesCoupon) bus.publish('coupon-acquired', { version: 1, campaignId });
    campaignChanged(queries, campaignId);
  };
}
