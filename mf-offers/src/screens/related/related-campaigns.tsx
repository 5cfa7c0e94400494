import { useStrings } from '@mrw/shared-contracts';
import { campaign } from '@mrw/shared-contracts/api/campaigns';
import { readList } from '@mrw/shared-contracts/api/reading';
import { expiry } from '@mrw/shared-contracts/constants';
import { CardGrid, useNow } from '@mrw/shared-ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { CampaignCard } from '../../campaigns/campaign-card';
import { relatedStrings } from './strings';

/**
 * The campaigns of a store, given as `values.campaigns`; without any the slot stays empty. The page around it renders
 * the title.
 */
export function RelatedCampaigns({ values }: { values: Readonly<Record<string, unknown>> | undefined }) {
  const t = useStrings(relatedStrings);
  const now = useNow();
  const { pathname, search } = useLocation();
  const given = values?.['campaigns'];
  const campaigns = useMemo(
    () =>
      readList(campaign, given ?? [], (problem) => {
        console.warn(`related-campaigns: ${problem}`);
      }),
    [given],
  );
  if (campaigns.length === 0) return null;
  return (
    <CardGrid label={t('list')} masonry>
      {campaigns.map((item) => (
        <CampaignCard
          key={item.id}
          // The response of a store is the same for everybody: it does not say what a member has.
          campaign={{ ...item, earned_stamps: null }}
          now={now}
          within={expiry.highlightDays}
          fromPath={pathname + search}
        />
      ))}
    </CardGrid>
  );
}
