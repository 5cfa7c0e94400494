import type { Bus } from '@mrw/shared-contracts';
import { answersInOrder } from './answers-in-order';
import type { MemberApi } from './member-api';

type Parts = {
  api: Pick<MemberApi, 'unreadCount'>;
  bus: Pick<Bus, 'publish'>;
  uidNow: () => string | null;
};

/** Asks for the number of unread messages and tells the whole site; a failure leaves the old one. */
export function unreadCounter({ api, bus, uidNow }: Parts): () => Promise<void> {
  const calls = answersInOrder();
  return async () => {
    const uid = uidNow();
    if (uid === null) return;
    const counts = calls();
    const count = await api.unreadCount(uid).catch(() => null);
    if (count === null || uidNow() !== uid || !counts()) return;
    bus.publish('unread-count-changed', { version: 1, count });
  };
}
