import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { giftsToOpen, useStampRewards } from './stamp-rewards';

/** The number of gifts that the stamps of the member reach and that are not opened; 0 until it is known. */
export function useGiftsToOpen({ id }: Campaign): number {
  const { data } = useStampRewards(id, useCurrentMember() !== null);
  return data ? giftsToOpen(data) : 0;
}
