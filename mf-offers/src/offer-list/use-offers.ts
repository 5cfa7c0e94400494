import { useHost, usePagedList, useSession, type PagedList } from '@mrw/shared-contracts';
import { campaign, type Campaign } from '@mrw/shared-contracts/api/campaigns';
import { pageParameters } from '@mrw/shared-contracts/api/paging';
import { pageSizes } from '@mrw/shared-contracts/constants';
import { listKeys } from '../campaigns/campaign-changed';
import { latest } from './offer-tabs';

/**
 * The offers of a tab (§7, Q-006).
 *
 * @param known false while the tab may not exist: then nothing is requested
 */
export function useOffers(tab: string, known: boolean): PagedList<Campaign> {
  const { http } = useHost();
  const session = useSession();
  const page = pageParameters(pageSizes.campaigns);
  return usePagedList({
    key: [listKeys.offers, tab],
    client: http.campaign,
    first:
      tab === latest
        ? { url: '/campaigns', params: { sort: '-display_start_date,-id', ...page } }
        : { url: `/campaign_categories/${encodeURIComponent(tab)}/campaigns`, params: page },
    item: campaign,
    enabled: known && session.kind !== 'restoring',
  });
}
