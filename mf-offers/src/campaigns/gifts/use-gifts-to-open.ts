import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useQueries } from '@tanstack/react-query';
import { giftsToOpen, useRewardsOf } from './stamp-rewards';

/** Of each campaign, how many gifts the stamps of the member reach that are not opened; null until it is known. */
export function useGiftsToOpen(campaigns: readonly Pick<Campaign, 'id'>[]): readonly (number | null)[] {
  const rewardsOf = useRewardsOf();
  const isMember = useCurrentMember() !== null;
  const cards = useQueries({ queries: campaigns.map(({ id }) => rewardsOf(id, isMember)) });
  return cards.map(({ data }) => (data ? giftsToOpen(data) : null));
}
