import { useHost, usePagedList, useSession, type PagedList } from '@mrw/shared-contracts';
import { campaign, type Campaign } from '@mrw/shared-contracts/api/campaigns';
import { parseLinkHeader } from '@mrw/shared-contracts/api/link-header';
import { pageParameters } from '@mrw/shared-contracts/api/paging';
import { pageSizes } from '@mrw/shared-contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { listKeys } from '../../campaigns/campaign-changed';
import { latest } from './offer-tabs';

/** Query parameters of a choice. */
type Parameters = Readonly<Record<string, string>>;

/** LATEST as it is has its order; what is chosen comes in that of the API: what cannot be had last. */
const request = (tab: string, chosen: Parameters, page: ReturnType<typeof pageParameters>) =>
  tab === latest
    ? {
        url: '/campaigns',
        params: {
          ...(Object.keys(chosen).length === 0 && { sort: '-display_start_date,-id' }),
          ...chosen,
          ...page,
        },
      }
    : { url: `/campaign_categories/${encodeURIComponent(tab)}/campaigns`, params: { ...chosen, ...page } };

/**
 * The offers of a tab (§7, Q-006).
 *
 * @param known false while the tab may not exist: then nothing is requested
 */
export function useOffers(tab: string, chosen: Parameters, known: boolean): PagedList<Campaign> {
  const { http } = useHost();
  const session = useSession();
  return usePagedList({
    key: [listKeys.offers, tab, chosen],
    client: http.campaign,
    first: request(tab, chosen, pageParameters(pageSizes.campaigns)),
    item: campaign,
    enabled: known && session.kind !== 'restoring',
  });
}

/**
 * How many offers a choice finds: those of a list that is complete, else the number of the last page of one each.
 *
 * @param chosen null when nothing is counted
 * @returns null while it is not known
 */
export function useFound(
  list: Pick<PagedList<Campaign>, 'state' | 'hasMore' | 'items'>,
  tab: string,
  chosen: Parameters | null,
): number | null {
  const { http } = useHost();
  const isPart = chosen !== null && list.state === 'ready' && list.hasMore;
  const { data } = useQuery({
    queryKey: [listKeys.offers, 'found', tab, chosen],
    enabled: isPart,
    queryFn: async ({ signal }) => {
      const { url, params } = request(tab, chosen ?? {}, pageParameters(1));
      const { headers } = await http.campaign.get(url, { params, signal });
      return lastPageOf(headers['link']);
    },
  });
  if (list.state === 'empty') return 0;
  if (list.state !== 'ready') return null;
  return isPart ? (data ?? null) : list.items.length;
}

/** @returns null when the header does not say it */
export function lastPageOf(header: unknown): number | null {
  const { last } = parseLinkHeader(header);
  const page = last === undefined ? null : /[?&]page(?:\[|%5B)number(?:\]|%5D)=(\d+)/i.exec(last)?.[1];
  return page ? Number(page) : null;
}
