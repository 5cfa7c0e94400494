import { useHost } from '@mrw/shared-contracts';
import { useIsMutating, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

const mutationKey = ['refresh lists'];

/** Reads the lists of a page again on request: the tokens first, then the lists (§4, Q-029). */
export function useRefreshLists(lists: QueryKey, onRefresh: (() => void) | undefined) {
  const { auth } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: async () => {
      await auth.renewTokens();
      onRefresh?.();
      await queries.refetchQueries({ queryKey: lists, type: 'active' });
    },
  });
}

/** True from the request on: while the tokens are renewed the lists are not read yet. */
export const useListsRefreshed = (): boolean => useIsMutating({ mutationKey }) > 0;
