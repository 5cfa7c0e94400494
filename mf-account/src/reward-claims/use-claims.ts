import { readDetail, send, useHost, useLanguage, usePagedList } from '@mrw/shared-contracts';
import { claim } from '@mrw/shared-contracts/api/claims';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { expectStatus } from '../calls/expect-status';
import { useMember } from '../member/member-context';

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
      readDetail(
        http.other,
        { url: `/customers/${uid}/transactions/${encodeURIComponent(id)}`, signal },
        claim,
        'id',
      ),
  });
}

/** Only a pending claim can be deleted; a refusal means that it has moved on, so it is read again (§4). */
export function useDeleteClaim() {
  const { http } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const url = `/customers/${uid}/transactions/${encodeURIComponent(id)}`;
      expectStatus(await send(http.other, { method: 'DELETE', url }), 204);
    },
    onSuccess: async (_, id) => {
      queries.removeQueries({ queryKey: [...claimsKey, 'detail', id] });
      await queries.invalidateQueries({ queryKey: [...claimsKey, 'list'] });
    },
    onError: (_, id) => queries.invalidateQueries({ queryKey: [...claimsKey, 'detail', id] }),
  });
}
