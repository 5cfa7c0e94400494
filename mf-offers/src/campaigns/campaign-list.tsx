import { useStrings, type PagedList } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  CardGrid,
  LoadMore,
  PartialFailure,
  ReadFailure,
  RereadFailure,
  SkeletonCards,
  useMinimumVisible,
  useOnline,
  useNow,
} from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import { CampaignCard } from './campaign-card';
import { campaignStrings } from './strings';

export type CampaignListProps = {
  label: string;
  list: PagedList<Campaign>;
  /** Days before the end that are shown on the photos. */
  within: number;
  /** True: the next page waits for a press instead of scrolling. */
  byHand?: boolean;
  /** The list is the whole page, or one section among others. */
  place?: 'page' | 'section';
  empty: ReactNode;
};

/** A list of offers with all its states: skeleton, cards, empty, failed, offline. */
export function CampaignList({
  label,
  list,
  within,
  byHand = false,
  place = 'section',
  empty,
}: CampaignListProps) {
  const t = useStrings(campaignStrings);
  const now = useNow();
  const online = useOnline();
  const loadingMore = useMinimumVisible(list.loadingMore, minimumVisible.loadMore);
  switch (list.state) {
    case 'loading':
      return (
        <div aria-busy="true">
          <SkeletonCards count={4} />
        </div>
      );
    case 'failed':
      return place === 'page' || !online ? (
        <ReadFailure
          failure={list.failure}
          message={t('loadFailed')}
          onRetry={list.refresh}
          busy={list.refreshing}
        />
      ) : (
        <PartialFailure message={t('loadFailed')} onRetry={list.refresh} />
      );
    case 'empty':
      return empty;
    case 'ready':
      return (
        <>
          <RereadFailure failed={list.failure !== null && !list.moreFailed} onRetry={list.refresh} />
          <CardGrid label={label} masonry>
            {list.items.map((campaign, index) => (
              <CampaignCard
                key={campaign.id}
                campaign={campaign}
                now={now}
                within={within}
                priority={place === 'page' && index === 0}
                level={place === 'page' ? 2 : 3}
              />
            ))}
          </CardGrid>
          {list.moreFailed && <PartialFailure message={t('loadFailed')} onRetry={list.loadMore} />}
          {(!byHand || list.hasMore || loadingMore) && (
            <LoadMore
              hasMore={list.hasMore || loadingMore}
              loading={loadingMore}
              onLoadMore={list.loadMore}
              shown={list.items.length}
              paused={byHand || list.moreFailed}
              ahead={<SkeletonCards />}
            />
          )}
        </>
      );
  }
}
