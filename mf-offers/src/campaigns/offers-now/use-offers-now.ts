import { readPage, useHost, useLanguage } from '@mrw/shared-contracts';
import { campaign } from '@mrw/shared-contracts/api/campaigns';
import { pageParameters } from '@mrw/shared-contracts/api/paging';
import { pageSizes } from '@mrw/shared-contracts/constants';
import { useNow } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useQuery } from '@tanstack/react-query';
import { listKeys } from '../campaign-changed';
import { canBeHad } from './can-be-had';

const most = 3;

/** The first offers that the member can have now. An API that does not choose answers its newest ones. */
export function useOffersNow() {
  const { http } = useHost();
  const language = useLanguage();
  const now = useNow();
  const balance = useCurrentMember()?.pointAccount?.balance ?? null;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [listKeys.home, 'now', balance, language],
    enabled: balance !== null,
    queryFn: ({ signal }) =>
      readPage(
        http.campaign,
        {
          url: '/campaigns',
          params: {
            'filter[max_points]': String(Math.max(0, balance ?? 0)),
            'filter[is_available]': 'true',
            ...pageParameters(pageSizes.campaigns),
          },
          signal,
        },
        campaign,
      ),
  });
  return {
    offers: (data?.items ?? []).filter((offer) => canBeHad(offer, balance ?? 0, now)).slice(0, most),
    loading: balance !== null && isPending,
    failed: isError && !data,
    retry: () => void refetch(),
  };
}
