import type { Bus } from '@mrw/shared-contracts';
import { subjectOf } from '@mrw/shared-contracts/member/token-subject';
import { memberOf } from './member';
import type { MemberApi } from './member-api';
import type { OtherTabs } from './other-tabs';
import { readPoints } from './read-member';
import type { SessionStorage } from './session-cookie';
import type { SessionStore } from './session-store';
import type { TokenKeeper } from './token-keeper';

export type LoginResult = 'member' | 'inactive' | 'failed';

type Parts = {
  store: SessionStore;
  storage: Pick<SessionStorage, 'clear'>;
  tokens: TokenKeeper;
  api: MemberApi;
  bus: Pick<Bus, 'publish'>;
  tabs: Pick<OtherTabs, 'tell'>;
  now: () => number;
  register: (uid: string) => Promise<void>;
  persistTokens: () => void;
  persist: (isNew: boolean) => void;
  countUnread: () => Promise<void>;
};

/** Exchanges the authorization code of the sign-on site (§4) and reads the member. Never rejects. */
export async function logIn(parts: Parts, code: string): Promise<LoginResult> {
  const { store, tokens, api, bus } = parts;
  let of = store.state().id;
  try {
    const pair = await api.exchange(code);
    const uid = subjectOf(pair.access);
    if (!uid) throw new Error('The access token names no user.');
    const before = store.session$.value;
    tokens.set({ ...pair, receivedAt: parts.now() });
    store.send({ type: 'exchanged', uid });
    of = store.state().id;
    // The pair that this member had before would be taken for a newer one of another tab.
    parts.persistTokens();
    const customer = await api.customer(uid);
    // Another tab has changed the session meanwhile.
    if (of !== store.state().id) return 'failed';
    if (customer.is_forced_inactive) {
      await store.logout('inactive');
      return 'inactive';
    }
    // The badge of the previous member.
    if (before.kind === 'member' && before.member.uid !== uid)
      bus.publish('unread-count-changed', { version: 1, count: 0 });
    // Points, levels and the installation may fail: the login stands on the user info alone.
    const [points] = await Promise.all([
      readPoints(api, uid, parts.now),
      api.levels().catch(() => undefined),
      parts.register(uid),
    ]);
    const member = { ...memberOf(customer), pointAccount: null, ...points };
    if (!store.send({ type: 'logged-in', of, member })) return 'failed';
    parts.persist(true);
    bus.publish('login', { version: 1, uid });
    parts.tabs.tell('login');
    void parts.countUnread();
    return 'member';
  } catch {
    if (of === store.state().id) giveUp(parts);
    return 'failed';
  }
}

/** The member of before is logged out, too, in every tab. */
function giveUp({ store, storage, tokens, tabs }: Parts): void {
  storage.clear();
  if (store.session$.value.kind === 'visitor') {
    tokens.clear();
    store.send({ type: 'left' });
  } else {
    store.leave('refresh-refused');
    tabs.tell('logout');
  }
}
