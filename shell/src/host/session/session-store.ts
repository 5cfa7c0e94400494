import type { Bus, LogoutReason, Member, Session } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import type { MemberApi } from './member-api';
import type { OtherTabs } from './other-tabs';
import type { SessionStorage } from './session-cookie';
import { installationOf, shownOf, transition, type SessionEvent, type SessionState } from './session-state';
import type { TokenKeeper } from './token-keeper';

type Parts = {
  storage: SessionStorage;
  tokens: TokenKeeper;
  api: Pick<MemberApi, 'revoke'>;
  bus: Pick<Bus, 'publish'>;
  tabs: Pick<OtherTabs, 'tell'>;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Holds the state of the session, tells the site of it, and does what leaving it takes. */
export function createSessionStore({ storage, tokens, api, bus, tabs }: Parts) {
  let state: SessionState = { kind: storage.read() ? 'pending' : 'visitor', id: 0 };
  const session$ = new BehaviorSubject<Session>(shownOf(state));
  const appInstallation$ = new BehaviorSubject<string | null>(null);

  /** @returns whether the event changed the state */
  const send = (event: SessionEvent): boolean => {
    const before = state;
    state = transition(state, event);
    const installation = installationOf(state);
    if (installation !== appInstallation$.value) appInstallation$.next(installation);
    const shown = shownOf(state);
    if (shown.kind !== session$.value.kind || memberIn(shown) !== memberIn(session$.value))
      session$.next(shown);
    return state !== before;
  };

  const leave = (reason: LogoutReason) => {
    // First, so that subscribers can still release what the member has pending.
    bus.publish('logout', { version: 1, reason });
    tokens.clear();
    send({ type: 'left' });
  };

  return {
    session$,
    appInstallation$,
    state: () => state,
    send,
    /** Leaves in this tab only. */
    leave,
    logout: async (reason: LogoutReason) => {
      const held = tokens.current();
      storage.clear();
      leave(reason);
      tabs.tell('logout');
      // The local log-out is done even when the server is unreachable.
      if (held && reason !== 'refresh-refused' && reason !== 'deleted')
        await api.revoke(held.refresh).catch(() => undefined);
    },
    endSession: () => {
      tokens.clear();
      storage.clear();
      tabs.tell('logout');
      send({ type: 'ended' });
    },
  };
}

const memberIn = (session: Session): Member | null => (session.kind === 'member' ? session.member : null);
