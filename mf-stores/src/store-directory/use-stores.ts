import { useHost, usePagedList, useSession, type PagedList } from '@mrw/shared-contracts';
import { pageSizes } from '@mrw/shared-contracts/api/paging';
import { store, type Store } from '@mrw/shared-contracts/api/stores';
import { filterParameters, type StoreFilters } from './store-filters';

/** The directory in the order of the server, 18 stores at a time (§7); requested once the session is known. */
export function useStores(filters: StoreFilters, enabled: boolean): PagedList<Store> {
  const { http } = useHost();
  const session = useSession();
  const params = {
    sort: 'display_priority',
    'page[size]': pageSizes.stores,
    ...filterParameters(filters),
  };
  return usePagedList({
    key: ['stores', params],
    client: http.store,
    first: { url: '/stores', params },
    item: store,
    enabled: enabled && session.kind !== 'restoring',
  });
}
