import type { Page } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { LinkEarningRule, StampRewards } from '@mrw/shared-contracts/api/stamps';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { stampRewardsKey } from '../../campaigns/gifts/stamp-rewards';
import { listKeys } from '../../campaigns/campaign-changed';
import { campaignKey } from '../../campaigns/use-campaign';
import { stampTasksKey } from './use-stamp-card';

type Earned = { uid: string; campaignId: string; taskId: string; stamps: number };

/**
 * Adds the stamps of a done task at once to the card, the task and the cards in lists, by the response of the
 * participation (§4 Stamps, Q-174). Everything is read again afterwards.
 */
export function stampsEarned(queries: QueryClient, { uid, campaignId, taskId, stamps }: Earned): void {
  const change = <Data>(queryKey: QueryKey, changed: (data: Data) => Data) => {
    queries.setQueriesData<Data>(
      // The keys end in subject and language.
      { queryKey, predicate: (query) => query.queryKey.at(-2) === uid },
      (data) => data && changed(data),
    );
  };
  const raised = (campaign: Campaign): Campaign =>
    campaign.id === campaignId
      ? { ...campaign, earned_stamps: (campaign.earned_stamps ?? 0) + stamps }
      : campaign;

  change<StampRewards>(stampRewardsKey(campaignId), (card) => ({
    ...card,
    total_stamps_earned: card.total_stamps_earned + stamps,
    earnedStamps: card.earnedStamps + stamps,
  }));
  change<readonly LinkEarningRule[]>(stampTasksKey(campaignId), (tasks) =>
    tasks.map((task) => (task.id === taskId ? { ...task, completed_times: task.completed_times + 1 } : task)),
  );
  change<Campaign>(campaignKey(campaignId), raised);
  for (const key of [listKeys.home, listKeys.offers]) {
    change<InfiniteData<Page<Campaign>>>([key], (list) => ({
      ...list,
      pages: list.pages.map((page) => ({ ...page, items: page.items.map(raised) })),
    }));
  }
}
