import { failureOf, type Bus, type Language, type LogoutReason, type Member, type Session } from '@mrw/shared-contracts';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import { displayName } from '@mrw/shared-ui/formatters';
import { BehaviorSubject } from 'rxjs';
import type { MemberApi } from './member-api';
import type { SessionStorage, StoredSession } from './session-cookie';
import { RefreshRefusedError, type TokenKeeper } from './token-keeper';
import { subjectOf } from './tokens';

export type LoginResult = 'member' | 'inactive' | 'failed';

export interface SessionService {
  readonly session$: BehaviorSubject<Session>;
  readonly appInstallation$: BehaviorSubject<string | null>;
  /** Takes the stored session up again, or settles for a visitor. Never rejects. */
  restore(): Promise<void>;
  /** Exchanges the authorization code of the sign-on site (§4). Never rejects. */
  logIn(authorizationCode: string): Promise<LoginResult>;
  logout(reason: LogoutReason): Promise<void>;
  reloadMember(): Promise<void>;
  /** Writes the session again, after new tokens or another language. */
  persist(): void;
}

type Parts = {
  storage: SessionStorage;
  tokens: TokenKeeper;
  api: MemberApi;
  bus: Bus;
  language: () => Language;
  deviceId: string;
  now: () => number;
};

export function createSessionService(parts: Parts): SessionService {
  const { storage, tokens, api, bus } = parts;
  const session$ = new BehaviorSubject<Session>(
    storage.read() ? { kind: 'restoring' } : { kind: 'visitor' },
  );
  const appInstallation$ = new BehaviorSubject<string | null>(null);
  const uidNow = () => {
    const held = tokens.current();
    return held ? subjectOf(held.access) : null;
  };

  const persist = () => {
    const held = tokens.current();
    const session = session$.value;
    if (!held || session.kind !== 'member') return;
    storage.write(storedFrom(session.member, held, parts.language()));
  };

  const show = (member: Member) => {
    session$.next({ kind: 'member', member });
    persist();
  };

  const logout = async (reason: LogoutReason) => {
    const held = tokens.current();
    tokens.clear();
    storage.clear();
    appInstallation$.next(null);
    session$.next({ kind: 'visitor' });
    bus.publish('logout', { version: 1, reason });
    // The local log-out stands even when the server cannot be told.
    if (held && reason !== 'refresh-refused' && reason !== 'deleted' && reason !== 'other-tab')
      await api.revoke(held.refresh).catch(() => undefined);
  };

  /** @returns false when the member may not stay */
  const load = async (uid: string, fallback: Member): Promise<boolean> => {
    const [customer, points] = await Promise.allSettled([api.customer(uid), api.points(uid)]);
    if (uidNow() !== uid) return false;
    if (customer.status === 'fulfilled' && customer.value.is_forced_inactive) {
      await logout('inactive');
      return false;
    }
    if (customer.status === 'rejected' && isOver(customer.reason)) {
      await logout('refresh-refused');
      return false;
    }
    show({
      ...(customer.status === 'fulfilled' ? memberOf(customer.value) : fallback),
      pointAccount: points.status === 'fulfilled' ? points.value : fallback.pointAccount,
    });
    return true;
  };

  const countUnread = async (uid: string) => {
    const count = await api.unreadCount(uid).catch(() => null);
    if (count !== null && uidNow() === uid) bus.publish('unread-count-changed', { version: 1, count });
  };

  return {
    session$,
    appInstallation$,
    persist,
    logout,
    restore: async () => {
      const stored = storage.read();
      if (!stored) return;
      tokens.set({ access: stored.access, refresh: stored.refresh, receivedAt: stored.receivedAt });
      if (await load(stored.uid, memberFrom(stored))) void countUnread(stored.uid);
    },
    logIn: async (code) => {
      try {
        const pair = await api.exchange(code);
        const uid = subjectOf(pair.access);
        if (!uid) return 'failed';
        tokens.set({ ...pair, receivedAt: parts.now() });
        const customer = await api.customer(uid);
        if (customer.is_forced_inactive) {
          await logout('inactive');
          return 'inactive';
        }
        // Points, levels and the installation may fail: the login stands on the user info alone.
        const [points, , installation] = await Promise.allSettled([
          api.points(uid),
          api.levels(),
          api.register({ uid, deviceId: parts.deviceId, language: parts.language() }),
        ]);
        if (installation.status === 'fulfilled') appInstallation$.next(installation.value);
        show({ ...memberOf(customer), pointAccount: points.status === 'fulfilled' ? points.value : null });
        bus.publish('login', { version: 1, uid });
        void countUnread(uid);
        return 'member';
      } catch {
        tokens.clear();
        storage.clear();
        session$.next({ kind: 'visitor' });
        return 'failed';
      }
    },
    reloadMember: async () => {
      const session = session$.value;
      if (session.kind === 'member') await load(session.member.uid, session.member);
    },
  };
}

/** The session ended on the server's word, not because the network failed. */
function isOver(reason: unknown): boolean {
  if (reason instanceof RefreshRefusedError) return true;
  const cause = reason instanceof Error ? reason.cause : null;
  if (cause instanceof RefreshRefusedError) return true;
  const failure = failureOf(reason);
  return failure.kind === 'refused' && (failure.status === 401 || failure.status === 403);
}

function memberOf(customer: Customer): Omit<Member, 'pointAccount'> {
  return {
    uid: customer.uid,
    membershipId: customer.membership_id,
    displayName: customer.nickname || displayName(customer.first_name, customer.last_name),
    customer,
  };
}

const memberFrom = (stored: StoredSession): Member => ({
  uid: stored.uid,
  membershipId: stored.memberShipID,
  displayName: stored.displayName,
  customer: null,
  pointAccount: null,
});

function storedFrom(
  member: Member,
  tokens: { access: string; refresh: string; receivedAt: number },
  language: Language,
): StoredSession {
  return {
    ...tokens,
    uid: member.uid,
    memberShipID: member.membershipId,
    displayName: member.displayName,
    points: member.pointAccount?.balance ?? null,
    level: member.pointAccount?.current_level_data.name ?? null,
    language,
  };
}
