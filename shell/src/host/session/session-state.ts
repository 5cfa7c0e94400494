import type { Member, Session } from '@mrw/shared-contracts';

/**
 * `id` numbers the sessions that this tab has taken up: an answer to a call of an earlier one changes nothing.
 * `installation` is the id of the registration of this browser, once known.
 */
export type SessionState = { id: number } & (
  | { kind: 'visitor' }
  /** The page has begun and the stored session is not looked at yet, or a code is exchanged out of sight. */
  | { kind: 'pending' }
  /** A stored session that the server has not confirmed: `member` is what the device knows. */
  | { kind: 'restoring'; member: Member; order: number; installation: string | null }
  /** The tokens are those of `uid`; `shown` is what the page shows until the member is read. */
  | { kind: 'logging-in'; uid: string; shown: Session; installation: string | null }
  /** `order` numbers the call whose answer is shown. */
  | { kind: 'member'; member: Member; order: number; installation: string | null }
  /** The tokens are gone, the page still shows the member. */
  | { kind: 'ended'; member: Member }
);

/** `of` is the id of the session that an answer belongs to. */
export type SessionEvent =
  | { type: 'stored'; member: Member; installation: string | null }
  | { type: 'code-sent' }
  | { type: 'exchanged'; uid: string }
  | { type: 'logged-in'; of: number; member: Member }
  /** The server has not answered in time: what the device knows is shown. */
  | { type: 'waited'; of: number; known: Partial<Member> }
  /** `read` is what could be read of the member. */
  | { type: 'answered'; of: number; order: number; read: Partial<Member> }
  | { type: 'registered'; of: number; installation: string }
  | { type: 'ended' }
  | { type: 'left' };

export function transition(state: SessionState, event: SessionEvent): SessionState {
  // An answer to a call of an earlier session.
  if ('of' in event && event.of !== state.id) return state;
  const id = state.id + 1;
  switch (event.type) {
    case 'stored': {
      const { member, installation } = event;
      // A member who is shown stays while another look is taken at the session.
      if (state.kind === 'member' && state.member.uid === member.uid) return { ...state, id, installation };
      return { kind: 'restoring', id, member, order: 0, installation };
    }
    case 'code-sent':
      return state.kind === 'visitor' ? { kind: 'pending', id } : state;
    case 'exchanged': {
      const { uid } = event;
      const installation = uidOf(state) === uid ? installationOf(state) : null;
      return { kind: 'logging-in', id, uid, shown: shownOf(state), installation };
    }
    case 'logged-in': {
      if (state.kind !== 'logging-in') return state;
      const { installation } = state;
      return { kind: 'member', id: state.id, member: event.member, order: 0, installation };
    }
    case 'waited':
      return state.kind === 'restoring'
        ? { ...state, kind: 'member', member: { ...state.member, ...event.known } }
        : state;
    case 'answered': {
      const { order, read } = event;
      if (!('order' in state) || order < state.order) return state;
      return { ...state, kind: 'member', member: { ...state.member, ...read }, order };
    }
    case 'registered':
      return 'installation' in state ? { ...state, installation: event.installation } : state;
    case 'ended':
      return state.kind === 'member' ? { kind: 'ended', id, member: state.member } : { kind: 'visitor', id };
    case 'left':
      return { kind: 'visitor', id };
  }
}

/** Member whose tokens the tab holds. */
export const uidOf = (state: SessionState): string | null =>
  state.kind === 'logging-in' ? state.uid : 'order' in state ? state.member.uid : null;

export const installationOf = (state: SessionState): string | null =>
  'installation' in state ? state.installation : null;

/** The session as the site sees it. */
export function shownOf(state: SessionState): Session {
  switch (state.kind) {
    case 'visitor':
      return { kind: 'visitor' };
    case 'logging-in':
      return state.shown;
    case 'member':
    case 'ended':
      return { kind: 'member', member: state.member };
    default:
      return { kind: 'restoring' };
  }
}
