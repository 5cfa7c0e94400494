import { useHost, useLanguage, usePagedList, type PagedList } from '@mrw/shared-contracts';
import { pageParameters } from '@mrw/shared-contracts/api/paging';
import { store } from '@mrw/shared-contracts/api/stores';
import { pageSizes } from '@mrw/shared-contracts/constants';
import * as z from 'zod/mini';

const listedStore = z.pick(store, { id: true, name: true, address: true });

type ListedStore = z.infer<typeof listedStore>;

/** Stores by name, 10 at a time; `name` filters them in the language of the page (§7, Q-159). */
export function useStores(name: string): PagedList<ListedStore> {
  const { http } = useHost();
  const language = useLanguage();
  return usePagedList({
    key: ['stores', name],
    client: http.store,
    first: {
      url: '/stores',
      params: {
        sort: 'name',
        ...pageParameters(pageSizes.tenantStores),
        ...(name ? { name, language } : {}),
      },
    },
    item: listedStore,
  });
}
