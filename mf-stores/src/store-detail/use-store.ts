import { failureOf, readDetail, useHost, useLanguage, type ApiFailure } from '@mrw/shared-contracts';
import { storeDetail, type StoreDetail } from '@mrw/shared-contracts/api/stores';
import { useQuery } from '@tanstack/react-query';

export type StoreReading =
  | { state: 'loading' }
  | { state: 'ready'; store: StoreDetail; readAt: number }
  | { state: 'failed'; failure: ApiFailure; retry(): void };

/** `GET /stores/{id}`. Missing fields get defaults, as in lists. */
export function useStore(id: string): StoreReading {
  const { http } = useHost();
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['store', id, language],
    queryFn: ({ signal }) =>
      readDetail(http.store, { url: `/stores/${encodeURIComponent(id)}`, signal }, storeDetail, 'id'),
  });
  if (query.data) return { state: 'ready', store: query.data, readAt: query.dataUpdatedAt };
  if (!query.error) return { state: 'loading' };
  return {
    state: 'failed',
    failure: failureOf(query.error),
    retry: () => {
      void query.refetch();
    },
  };
}
