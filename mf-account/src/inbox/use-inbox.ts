import { readItem, send, useHost, useLanguage, usePagedList } from '@mrw/shared-contracts';
import { inboxMessage } from '@mrw/shared-contracts/api/inbox';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { useMember } from '@mrw/shared-ui/member';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isGone } from '../common/calls/confirmed-by';
import { expectStatus } from '../common/calls/expect-status';
import { useConfirmedWrite } from '../common/calls/use-confirmed-write';
import { readAll } from '../common/lists/read-all';

/** The list and every message that was opened. */
export const inboxKey = ['inbox'];

const messageUrl = (uid: string, id: string) => `/customers/${uid}/inbox_messages/${encodeURIComponent(id)}`;

const firstPage = (uid: string) => ({
  url: `/customers/${uid}/inbox_messages`,
  params: pageParameters(pageSizes.inbox),
});

export function useInbox() {
  const { http } = useHost();
  const { uid } = useMember();
  return usePagedList({
    key: [...inboxKey, 'list'],
    client: http.other,
    first: firstPage(uid),
    item: inboxMessage,
  });
}

export function useMessage(id: string) {
  const { http } = useHost();
  const { uid } = useMember();
  const language = useLanguage();
  return useQuery({
    queryKey: [...inboxKey, 'message', id, uid, language],
    queryFn: ({ signal }) =>
      readItem(http.other, { url: messageUrl(uid, id), signal }, inboxMessage, ['id', 'title']),
  });
}

/** Lets the host count the unread messages again. */
export function useInboxChanged(): () => void {
  const { bus } = useHost();
  return () => {
    bus.publish('inbox-changed', { version: 1 });
  };
}

/** Marks a message as read; list and badge are updated. */
export function useMarkRead() {
  const { http } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  const inboxChanged = useInboxChanged();
  return useMutation({
    mutationFn: (id: string) =>
      send(http.other, { method: 'PATCH', url: messageUrl(uid, id), data: { is_read: true } }),
    // Also after a failure: it may be marked all the same.
    onSettled: async () => {
      inboxChanged();
      await queries.invalidateQueries({ queryKey: inboxKey });
    },
  });
}

const mostAtOnce = 4;

type AllRead = { marked: number; complete: boolean };

/**
 * Marks all messages as read, also those on pages that are not loaded. What fails stays unread; the answer is how many
 * were marked and whether these were all.
 *
 * @param callbacks are called before the list is read again, also when what asked for it is not shown any more
 */
export function useMarkAllRead(callbacks: { done(outcome: AllRead): void; failed(): void }) {
  const { http } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  const inboxChanged = useInboxChanged();
  return useMutation({
    mutationFn: async (): Promise<AllRead> => {
      const all = await readAll(http.other, firstPage(uid), inboxMessage);
      const waiting = all.filter(({ is_read }) => !is_read).map(({ id }) => id);
      const count = waiting.length;
      let marked = 0;
      let failed = 0;
      const markInTurn = async () => {
        // After as many failures as calls at once the rest would wait for nothing.
        for (let id = waiting.shift(); id !== undefined && failed < mostAtOnce; id = waiting.shift())
          try {
            await send(http.other, { method: 'PATCH', url: messageUrl(uid, id), data: { is_read: true } });
            marked += 1;
          } catch {
            failed += 1;
          }
      };
      await Promise.all(Array.from({ length: mostAtOnce }, markInTurn));
      return { marked, complete: marked === count };
    },
    onSuccess: callbacks.done,
    onError: callbacks.failed,
    onSettled: async () => {
      inboxChanged();
      await queries.invalidateQueries({ queryKey: inboxKey });
    },
  });
}

export function useDeleteMessages() {
  const { http } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  const inboxChanged = useInboxChanged();
  const url = `/customers/${uid}/inbox_messages_deletion`;
  return useConfirmedWrite<readonly string[]>({
    key: 'deletion of messages',
    write: async (ids) => expectStatus(await send(http.other, { method: 'POST', url, data: { ids } }), 204),
    // All go at once, so one of them tells.
    holds: ([one = ''], options) => isGone(send(http.other, { url: messageUrl(uid, one), ...options })),
    onStored: async () => {
      inboxChanged();
      await queries.invalidateQueries({ queryKey: inboxKey });
    },
  });
}
