import type { Bus, Language, LogoutReason, Member, Session } from '@mrw/shared-contracts';
import type { BehaviorSubject } from 'rxjs';
import { unreadCounter } from './count-unread';
import { keepSession } from './keep-session';
import { memberLoader } from './load-member';
import type { LoginResult } from './log-in';
import { memberFrom } from './member';
import type { MemberApi } from './member-api';
import type { OtherTabs } from './other-tabs';
import type { SessionStorage, StoredSession } from './session-cookie';
import { uidOf } from './session-state';
import { createSessionStore } from './session-store';
import type { TokenKeeper } from './token-keeper';

/** @returns null, or undefined at once, when nothing is kept */
export type Recall = (uid: string) => Promise<Partial<Member> | null> | undefined;

/** Milliseconds that a member with a stored card waits for the server. */
const timeout = 1_000;

export interface SessionService {
  readonly session$: BehaviorSubject<Session>;
  readonly appInstallation$: BehaviorSubject<string | null>;
  /** Restores the stored session, or becomes a visitor. Never rejects. */
  restore(): Promise<void>;
  /**
   * Exchanges the authorization code of the sign-on site (§4). Never rejects.
   *
   * @param options.showsRestoring no visitor is shown while the code is exchanged
   */
  logIn(authorizationCode: string, options?: { showsRestoring: boolean }): Promise<LoginResult>;
  logout(reason: LogoutReason): Promise<void>;
  /** Drops tokens and stored session in every tab; the current page stays until `logout`. */
  endSession(): void;
  reloadMember(): Promise<void>;
  /** Requests and publishes the number of unread messages; a failure keeps the old one. */
  countUnread(): Promise<void>;
  /**
   * Another tab logged in or out, or the page was restored from the back-forward cache: the stored session decides.
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
  /** What this device keeps of the member: shown when the server does not respond soon. Never rejects. */
  memberOnDevice?: Recall;
};

/** Connects the state of the session (`session-state.ts`) with server, storage, timers and other tabs. */
export function createSessionService(parts: Parts): SessionService {
  const { storage, tokens, api, bus, language } = parts;
  const store = createSessionStore(parts);
  const { session$, appInstallation$, state, send } = store;
  const kept = keepSession({ storage, tokens, session$, appInstallation$, language });
  const { persist, persistTokens, persistLanguage } = kept;
  const countUnread = unreadCounter({ api, bus, uidNow: () => uidOf(state()) });

  const load = memberLoader({ api, store, persist, now: parts.now });

  const register = async (uid: string) => {
    const of = state().id;
    const call = { uid, deviceId: parts.deviceId, language: language() };
    const installation = await api.register(call).catch(() => null);
    if (installation !== null && send({ type: 'registered', of, installation })) persist();
  };

  const restoreFrom = async (stored: StoredSession): Promise<boolean> => {
    const { uid, access, refresh, receivedAt, appInstallation = null } = stored;
    const onDevice = parts.memberOnDevice?.(uid);
    tokens.set({ access, refresh, receivedAt });
    send({ type: 'stored', member: memberFrom(stored), installation: appInstallation });
    const of = state().id;
    // A till does not wait for a slow network.
    const timer = setTimeout(() => {
      void onDevice?.then((known) => {
        if (known && send({ type: 'waited', of, known })) persist();
      });
    }, timeout);
    const stays = await load(uid, onDevice);
    clearTimeout(timer);
    if (!stays) return false;
    void countUnread();
    if (!appInstallation) void register(uid);
    return true;
  };

  return {
    session$,
    appInstallation$,
    persistTokens,
    persistLanguage,
    logout: store.logout,
    endSession: store.endSession,
    countUnread,
    restore: async () => {
      const stored = storage.read();
      // Another tab may have logged out since the page was loaded.
      if (!stored && session$.value.kind === 'restoring') send({ type: 'left' });
      if (!stored || !(await restoreFrom(stored)) || stored.language === language()) return;
      // The language was chosen for this visit, or by the link that led here.
      persistLanguage();
      if (stored.appInstallation)
        api.updateInstallation(stored.appInstallation, language()).catch(() => undefined);
    },
    follow: async () => {
      const stored = storage.read();
      if (stored?.uid === uidOf(state())) {
        await restoreFrom(stored);
        return;
      }
      if (session$.value.kind !== 'visitor') store.leave('other-tab');
      if (!stored) return;
      await restoreFrom(stored);
      if (uidOf(state()) === stored.uid) bus.publish('login', { version: 1, uid: stored.uid });
    },
    logIn: async (code, options) => {
      if (options?.showsRestoring) send({ type: 'code-sent' });
      // Few visits log in: the code for it is a script of its own.
      const script = await import(/* webpackChunkName: "login" */ './log-in').catch(() => null);
      if (script) return script.logIn({ ...parts, ...kept, store, register, countUnread }, code);
      await store.logout('refresh-refused');
      return 'failed';
    },
    reloadMember: async () => {
      const { value } = session$;
      if (value.kind === 'member' && uidOf(state())) await load(value.member.uid);
    },
  };
}
