import type { Bus } from '@mrw/shared-contracts';
import type { MemberApi } from './member-api';

type Parts = {
  api: Pick<MemberApi, 'unreadCount'>;
  bus: Pick<Bus, 'publish'>;
  uidNow: () => string | null;
};

/** When a reading that failed is repeated, in milliseconds: the number belongs to something that has happened. */
const repeatedAfter = [3_000, 15_000, 60_000] as const;

/**
 * Requests and publishes the number of unread messages. A failure keeps the old one, and is repeated a few times:
 * without an event nothing reads it again.
 */
export function unreadCounter({ api, bus, uidNow }: Parts): () => Promise<void> {
  let calls = 0;
  let answered = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  const read = async (uid: string, failures: number): Promise<void> => {
    clearTimeout(later);
    calls += 1;
    const call = calls;
    const count = await api.unreadCount(uid).catch(() => null);
    // An answer that comes after that of a later call is dropped.
    if (uidNow() !== uid || call < answered) return;
    if (count !== null) {
      answered = call;
      bus.publish('unread-count-changed', { version: 1, count });
      return;
    }
    const delay = repeatedAfter[failures];
    if (call !== calls || delay === undefined) return;
    later = setTimeout(() => {
      if (uidNow() === uid) void read(uid, failures + 1);
    }, delay);
  };

  return async () => {
    const uid = uidNow();
    if (uid !== null) await read(uid, 0);
  };
}
