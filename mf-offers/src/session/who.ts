import { useSession, type Member, type Session } from '@mrw/shared-contracts';

/** What answers that depend on the member are kept under: the uid, or the kind of session. */
export function whoIs(session: Session): string {
  return session.kind === 'member' ? session.member.uid : session.kind;
}

/** The logged-in member; null for visitors and while a session is being restored. */
export function useMember(): Member | null {
  const session = useSession();
  return session.kind === 'member' ? session.member : null;
}
