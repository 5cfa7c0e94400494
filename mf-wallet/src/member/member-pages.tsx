import { useSession, type Member } from '@mrw/shared-contracts';
import { createContext, useContext, type ReactNode } from 'react';
import { PageSkeleton } from './page-skeleton';

const MemberContext = createContext<Member | null>(null);

/** Every page here belongs to a member; the guard of the shell brings visitors to the login. */
export function MemberPages({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.kind !== 'member') return <PageSkeleton />;
  return (
    <MemberContext.Provider key={session.member.uid} value={session.member}>
      {children}
    </MemberContext.Provider>
  );
}

/** @throws Error outside of `MemberPages` */
export function useMember(): Member {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember needs MemberPages above it.');
  return member;
}
