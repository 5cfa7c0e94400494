import type { Bus, Language, LogoutReason, Member, Session } from '@mrw/shared-contracts';
import { subjectOf } from '@mrw/shared-contracts/member/token-subject';
import { BehaviorSubject } from 'rxjs';
import { answersInOrder } from './answers-in-order';
import { unreadCounter } from './count-unread';
import { isOver } from './is-over';
import { keepSession } from './keep-session';
import { memberFrom, memberOf } from './member';
import type { MemberApi } from './member-api';
import type { OtherTabs } from './other-tabs';
import type { SessionStorage } from './session-cookie';
import type { TokenKeeper } from './token-keeper';
import type { Tokens } from './tokens';

/** Milliseconds that a member whose card is kept on the device waits for the server. */
const patience = 1_000;

type LoginResult = 'member' | 'inactive' | 'failed';

export interface SessionService {
  readonly session$: BehaviorSubject<Session>;
  readonly appInstallation$: BehaviorSubject<string | null>;
  /** Takes the stored session up again, or settles for a visitor. Never rejects. */
  restore(): Promise<void>;
  /** Exchanges the authorization code of the sign-on site (§4). Never rejects. */
  logIn(authorizationCode: string): Promise<LoginResult>;
  logout(reason: LogoutReason): Promise<void>;
  /** Drops tokens and stored session in every tab; what is shown here stays until `logout`. */
  endSession(): void;
  reloadMember(): Promise<void>;
  /** Asks for the number of unread messages and tells the whole site; a failure leaves the old one. */
  countUnread(): Promise<void>;
  /**
   * Another tab logged in or out, or the page came back from the browser's cache: the stored session decides.
   * Never rejects.
   */
  follow(): Promise<void>;
  /** Writes new tokens. */
  persistTokens(): void;
  /** Writes the language that was chosen. */
  persistLanguage(): void;
}

type Parts = {
  storage: SessionStorage;
  tokens: TokenKeeper;
  api: MemberApi;
  bus: Bus;
  tabs: Pick<OtherTabs, 'tell'>;
  language: () => Language;
  deviceId: string;
  now: () => number;
  /** The member as this device keeps them: shown when the server does not answer soon. */
  memberOnDevice?: (uid: string) => Member | null;
};

export function createSessionService(parts: Parts): SessionService {
  const { storage, tokens, api, bus, tabs } = parts;
  const session$ = new BehaviorSubject<Session>(storage.read() ? { kind: 'restoring' } : { kind: 'visitor' });
  const appInstallation$ = new BehaviorSubject<string | null>(null);
  /** Tokens that were taken up so far: what is found out about earlier ones is of no account any more. */
  let taken = 0;
  const take = (next: Tokens) => {
    taken += 1;
    tokens.set(next);
  };
  const uidNow = () => {
    const held = tokens.current();
    return held ? subjectOf(held.access) : null;
  };

  const { persist, persistTokens, persistLanguage } = keepSession({
    storage,
    tokens,
    session$,
    appInstallation$,
    language: parts.language,
  });

  const show = (member: Member, isNew = false) => {
    session$.next({ kind: 'member', member });
    persist(isNew);
  };

  const forget = (reason: LogoutReason) => {
    // First, so that who hears it can still give back what the member had under way.
    bus.publish('logout', { version: 1, reason });
    tokens.clear();
    appInstallation$.next(null);
    session$.next({ kind: 'visitor' });
  };

  const logout = async (reason: LogoutReason) => {
    const held = tokens.current();
    storage.clear();
    forget(reason);
    tabs.tell('logout');
    // The local log-out stands even when the server cannot be told.
    if (held && reason !== 'refresh-refused' && reason !== 'deleted')
      await api.revoke(held.refresh).catch(() => undefined);
  };

  const loads = answersInOrder();
  /**
   * @param fallback what is known of a member who is not shown yet
   * @returns false when the member may not stay
   */
  const load = async (uid: string, fallback: Member): Promise<boolean> => {
    const counts = loads();
    const loadedFor = taken;
    // Promise.allSettled is missing in the oldest browsers that are supported.
    const [customer, points] = await Promise.all([
      api.customer(uid).then(
        (value) => ({ value }),
        (reason: unknown) => ({ reason }),
      ),
      api.points(uid).catch(() => null),
    ]);
    if (uidNow() !== uid || taken !== loadedFor) return false;
    if ('value' in customer && customer.value.is_forced_inactive) {
      await logout('inactive');
      return false;
    }
    if ('reason' in customer && isOver(customer.reason)) {
      await logout('refresh-refused');
      return false;
    }
    if (!counts()) return true;
    const shown = session$.value;
    const known = shown.kind === 'member' && shown.member.uid === uid ? shown.member : fallback;
    show({
      ...('value' in customer ? memberOf(customer.value) : known),
      pointAccount: points ?? known.pointAccount,
      pointsReadAt: points ? parts.now() : known.pointsReadAt,
    });
    return true;
  };

  const countUnread = unreadCounter({ api, bus, uidNow });

  const register = async (uid: string) => {
    const installation = { uid, deviceId: parts.deviceId, language: parts.language() };
    const id = await api.register(installation).catch(() => null);
    if (id === null || uidNow() !== uid) return;
    appInstallation$.next(id);
    persist();
  };

  /** @param isVisit a page that begins: its language was chosen, for it or by the link that led here */
  const restore = async (isVisit = false) => {
    const stored = storage.read();
    if (!stored) {
      // Another tab logged out since the page began.
      if (session$.value.kind === 'restoring') session$.next({ kind: 'visitor' });
      return;
    }
    const { uid, access, refresh, receivedAt } = stored;
    take({ access, refresh, receivedAt });
    appInstallation$.next(stored.appInstallation ?? null);
    const kept = parts.memberOnDevice?.(uid) ?? null;
    // A till does not wait for a network that is there in name only.
    const early = setTimeout(() => {
      if (kept && session$.value.kind === 'restoring' && uidNow() === uid) show(kept);
    }, patience);
    const stays = await load(uid, kept ?? memberFrom(stored));
    clearTimeout(early);
    if (!stays) return;
    void countUnread();
    const isOtherLanguage = isVisit && stored.language !== parts.language();
    if (isOtherLanguage) persistLanguage();
    if (!stored.appInstallation) void register(uid);
    else if (isOtherLanguage)
      api.updateInstallation(stored.appInstallation, parts.language()).catch(() => undefined);
  };

  return {
    session$,
    appInstallation$,
    persistTokens,
    persistLanguage,
    logout,
    countUnread,
    endSession: () => {
      tokens.clear();
      storage.clear();
      tabs.tell('logout');
    },
    restore: () => restore(true),
    follow: async () => {
      const stored = storage.read();
      if (stored?.uid === uidNow()) {
        await restore();
        return;
      }
      if (session$.value.kind !== 'visitor') forget('other-tab');
      if (!stored) return;
      session$.next({ kind: 'restoring' });
      await restore();
      if (uidNow() === stored.uid) bus.publish('login', { version: 1, uid: stored.uid });
    },
    logIn: async (code) => {
      const before = session$.value;
      try {
        const pair = await api.exchange(code);
        const uid = subjectOf(pair.access);
        if (!uid) return 'failed';
        take({ ...pair, receivedAt: parts.now() });
        // The pair that this member had before would be taken for a newer one of another tab.
        persistTokens();
        const customer = await api.customer(uid);
        if (customer.is_forced_inactive) {
          await logout('inactive');
          return 'inactive';
        }
        // The badge of somebody else.
        if (before.kind === 'member' && before.member.uid !== uid)
          bus.publish('unread-count-changed', { version: 1, count: 0 });
        // Points, levels and the installation may fail: the login stands on the user info alone.
        const [points] = await Promise.all([
          api.points(uid).catch(() => null),
          api.levels().catch(() => undefined),
          register(uid),
        ]);
        show(
          { ...memberOf(customer), pointAccount: points, pointsReadAt: points ? parts.now() : undefined },
          true,
        );
        bus.publish('login', { version: 1, uid });
        tabs.tell('login');
        void countUnread();
        return 'member';
      } catch {
        storage.clear();
        if (before.kind === 'visitor') tokens.clear();
        else {
          // Whoever was logged in here is not any more, in no tab.
          forget('refresh-refused');
          tabs.tell('logout');
        }
        return 'failed';
      }
    },
    reloadMember: async () => {
      const session = session$.value;
      if (session.kind === 'member') await load(session.member.uid, session.member);
    },
  };
}
