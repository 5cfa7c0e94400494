import { usePagedList, useHost, type PagedList } from '@mrw/shared-contracts';
import { campaign, type Campaign } from '@mrw/shared-contracts/api/campaigns';
import { pageParameters } from '@mrw/shared-contracts/api/paging';
import { pageSizes } from '@mrw/shared-contracts/constants';
import { listKeys } from '../../campaigns/campaign-changed';

/** One of the two lists of the home page (§7, Q-006). */
export function useHomeCampaigns(
  filter: 'is_featured' | 'is_only_for_you',
  enabled = true,
): PagedList<Campaign> {
  const { http } = useHost();
  return usePagedList({
    key: [listKeys.home, filter],
    client: http.campaign,
    first: {
      url: '/campaigns',
      params: { [`filter[${filter}]`]: true, ...pageParameters(pageSizes.campaigns) },
    },
    item: campaign,
    enabled,
  });
}
