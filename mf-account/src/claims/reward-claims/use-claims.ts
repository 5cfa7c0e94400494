import {
  readItem,
  send,
  useHost,
  useKept,
  useLanguage,
  usePagedList,
  type Page,
} from '@mrw/shared-contracts';
import { claim, type Claim } from '@mrw/shared-contracts/api/claims';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { useMember } from '@mrw/shared-ui/member';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isGone } from '../../common/calls/confirmed-by';
import { expectStatus } from '../../common/calls/expect-status';
import { useConfirmedWrite } from '../../common/calls/use-confirmed-write';

/** The list and every claim that was opened. */
export const claimsKey = ['claims'];

export function useClaims() {
  const { http } = useHost();
  const { uid } = useMember();
  return usePagedList({
    key: [...claimsKey, 'list'],
    client: http.other,
    first: { url: `/customers/${uid}/transactions`, params: pageParameters(pageSizes.claims) },
    item: claim,
  });
}

export function useClaim(id: string) {
  const { http } = useHost();
  const { uid } = useMember();
  const language = useLanguage();
  return useQuery({
    queryKey: [...claimsKey, 'detail', id, uid, language],
    queryFn: ({ signal }) =>
      readItem(
        http.other,
        { url: `/customers/${uid}/transactions/${encodeURIComponent(id)}`, signal },
        claim,
        ['id', 'offline_event_type'],
      ),
  });
}

/** Only a pending claim can be deleted; a refusal means that its state changed, so everything is read again (§4). */
export function useDeleteClaim(id: string) {
  const { http } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  const [deletedRef] = useKept(`claim ${id} was deleted`, () => ({ current: false }));
  useEffect(
    () => () => {
      // Removed together with its page: earlier removal would request the shown record again.
      if (deletedRef.current) queries.removeQueries({ queryKey: [...claimsKey, 'detail', id] });
    },
    [queries, id, deletedRef],
  );
  const url = `/customers/${uid}/transactions/${encodeURIComponent(id)}`;
  return useConfirmedWrite<undefined>({
    key: `deletion of claim ${id}`,
    write: async () => expectStatus(await send(http.other, { method: 'DELETE', url }), 204),
    holds: (_, options) => isGone(send(http.other, { url, ...options })),
    // The member continues at once; the lists are read again in the background.
    onStored: () => {
      deletedRef.current = true;
      const list = { queryKey: [...claimsKey, 'list'] };
      queries.setQueriesData<InfiniteData<Page<Claim>>>(list, (read) => read && without(id, read));
      void queries.invalidateQueries(list);
    },
    onFailed: () => {
      void queries.invalidateQueries({ queryKey: claimsKey });
    },
  });
}

/** The list may stay cached for a while: the deleted claim is removed from it. */
function without(id: string, read: InfiniteData<Page<Claim>>): InfiniteData<Page<Claim>> {
  const pages = read.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }));
  return { ...read, pages };
}
