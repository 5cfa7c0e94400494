import { readItem, useHost, useLanguage } from '@mrw/shared-contracts';
import { storeDetail } from '@mrw/shared-contracts/api/stores';
import { useQuery } from '@tanstack/react-query';

/** `GET /stores/{id}` */
export function useStore(id: string) {
  const { http } = useHost();
  const language = useLanguage();
  return useQuery({
    queryKey: ['store', id, language],
    queryFn: ({ signal }) =>
      readItem(http.store, { url: `/stores/${encodeURIComponent(id)}`, signal }, storeDetail, ['id', 'name']),
  });
}
