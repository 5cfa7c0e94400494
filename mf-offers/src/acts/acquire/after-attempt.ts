import { useHost } from '@mrw/shared-contracts';
import { useQueryClient } from '@tanstack/react-query';
import { campaignChanged } from '../../campaigns/campaign-changed';
import type { Refused } from './refused';

/** The result of an attempt to buy, book, earn or open. */
export type Ended = 'done' | Refused;

/** Whether the shown balance may be stale: every refusal with a reason shows it, except of the code or the place. */
export function makesPointsOld(ended: Ended): boolean {
  if (ended === 'done') return true;
  return (
    ended.kind === 'refused' && ended.failure !== 'invalidQRCode' && ended.failure !== 'invalidGPSLocation'
  );
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
