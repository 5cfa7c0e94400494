import type { Session } from '@mrw/shared-contracts';

/** Part of the query key of responses that depend on the member: the uid, or the kind of session. */
export function sessionSubject(session: Session): string {
  return session.kind === 'member' ? session.member.uid : session.kind;
}
