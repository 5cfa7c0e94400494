import { readItem, readResource, useHost } from '@mrw/shared-contracts';
import { spendLock, type SpendLockRequest } from '@mrw/shared-contracts/api/security';
import { useMember } from '@mrw/shared-ui/member';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConfirmedWrite } from '../common/calls/use-confirmed-write';

/** The lock on spending of the member, and its change. */
export function useSpendLock() {
  const { http } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  const queryKey = ['spend lock', uid];
  const url = `/customers/${uid}/spend_lock`;
  const read = (options: { signal?: AbortSignal }) =>
    readItem(http.other, { url, ...options }, spendLock, ['locked']);
  const query = useQuery({ queryKey, queryFn: ({ signal }) => read({ signal }) });
  const change = useConfirmedWrite<SpendLockRequest>({
    key: 'change of the lock on spending',
    write: async (data) => {
      queries.setQueryData(queryKey, await readResource(http.other, { method: 'PUT', url, data }, spendLock));
    },
    holds: async ({ locked, alerts }, options) => {
      const now = await read(options);
      queries.setQueryData(queryKey, now);
      return (locked ?? now.locked) === now.locked && (alerts ?? now.alerts) === now.alerts;
    },
  });
  return { query, change };
}
