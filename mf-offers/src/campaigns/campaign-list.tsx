import { useStrings, type PagedList } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { CardGrid, LoadMore, PartialFailure, SkeletonCards, useMinimumVisible } from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import { useNow } from '../device/use-now';
import { CampaignCard } from './campaign-card';
import { campaignStrings } from './strings';

export type CampaignListProps = {
  label: string;
  list: PagedList<Campaign>;
  /** Days before the end that are said on the photos. */
  within: number;
  /** True: the next page waits for a press instead of the scrolling. */
  byHand?: boolean;
  /** The first cards are in the first screen. */
  first?: boolean;
  empty: ReactNode;
};

/** A list of offers with all its states: the shape of cards, cards, none yet, failed. */
export function CampaignList({
  label,
  list,
  within,
  byHand = false,
  first = false,
  empty,
}: CampaignListProps) {
  const t = useStrings(campaignStrings);
  const now = useNow();
  const loadingMore = useMinimumVisible(list.loadingMore, minimumVisible.loadMore);
  switch (list.state) {
    case 'loading':
      return (
        <div aria-busy="true">
          <SkeletonCards count={4} />
        </div>
      );
    case 'failed':
      return <PartialFailure message={t('loadFailed')} onRetry={list.refresh} />;
    case 'empty':
      return empty;
    case 'ready':
      return (
        <>
          <CardGrid label={label}>
            {list.items.map((campaign, index) => (
              <CampaignCard
                key={campaign.id}
                campaign={campaign}
                now={now}
                within={within}
                priority={first && index < 2}
              />
            ))}
          </CardGrid>
          {list.moreFailed && <PartialFailure message={t('loadFailed')} onRetry={list.loadMore} />}
          {(!byHand || list.hasMore || loadingMore) && (
            <LoadMore
              hasMore={list.hasMore}
              loading={loadingMore}
              onLoadMore={list.loadMore}
              shown={list.items.length}
              paused={byHand || list.moreFailed}
            />
          )}
        </>
      );
  }
}
