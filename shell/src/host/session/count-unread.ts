import type { Bus } from '@mrw/shared-contracts';
import type { MemberApi } from './member-api';

type Parts = {
  api: Pick<MemberApi, 'unreadCount'>;
  bus: Pick<Bus, 'publish'>;
  uidNow: () => string | null;
};

/** Requests and publishes the number of unread messages; a failure keeps the old one. */
export function unreadCounter({ api, bus, uidNow }: Parts): () => Promise<void> {
  let calls = 0;
  let answered = 0;
  return async () => {
    const uid = uidNow();
    if (uid === null) return;
    calls += 1;
    const call = calls;
    const count = await api.unreadCount(uid).catch(() => null);
    // An answer that comes after that of a later call is dropped.
    if (count === null || uidNow() !== uid || call < answered) return;
    answered = call;
    bus.publish('unread-count-changed', { version: 1, count });
  };
}
