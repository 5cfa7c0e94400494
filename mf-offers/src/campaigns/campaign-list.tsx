import { useStrings, type PagedList } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import {
  CardGrid,
  ListFailure,
  PartialFailure,
  ReadFailure,
  SkeletonCards,
  useNow,
  useOnline,
  type Elements,
} from '@mrw/shared-ui';
import { MoreItems } from '@mrw/shared-ui/more-items';
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
  empty: Elements;
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
  switch (list.state) {
    case 'loading':
      return (
        <div aria-busy="true">
          <SkeletonCards count={4} />
        </div>
      );
    case 'failed':
      return place === 'page' || !online ? (
        <ReadFailure failure={list.failure} message={t('loadFailed')} onRetry={list.refresh} />
      ) : (
        <PartialFailure message={t('loadFailed')} onRetry={list.refresh} />
      );
    case 'empty':
      return (
        <>
          <ListFailure list={list} />
          {empty}
        </>
      );
    case 'ready':
      return (
        <>
          <ListFailure list={list} />
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
          <MoreItems list={list} failure={t('loadFailed')} byHand={byHand} ahead={<SkeletonCards />} />
        </>
      );
  }
}
