import { useSession, type Member } from '@mrw/shared-contracts';
import { createContext, Suspense, useContext, type ReactNode } from 'react';

const MemberContext = createContext<Member | null>(null);

/** The logged-in member; null for visitors and while a session is being restored. */
export function useCurrentMember(): Member | null {
  const session = useSession();
  return session.kind === 'member' ? session.member : null;
}

/**
 * Draws its children for a member, with a state of their own for each member.
 *
 * @param otherwise what is drawn while there is none (the guard of the shell brings visitors to the login, Q-023), and
 * while a script of the children loads
 *
 * @example
 * ```tsx
 * import { gridColumns, SkeletonCards } from '@mrw/shared-ui';
 * import { MembersOnly, useMember } from '@mrw/shared-ui/member';
 *
 * const Name = () => <p>{useMember().displayName}</p>;
 *
 * export const NamePage = () => (
 *   <MembersOnly otherwise={<SkeletonCards columns={gridColumns.coupons} />}>
 *     <Name />
 *   </MembersOnly>
 * );
 * ```
 */
export function MembersOnly({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) {
  const member = useCurrentMember();
  if (!member) return otherwise;
  return (
    <MemberContext.Provider key={member.uid} value={member}>
      <Suspense fallback={otherwise}>{children}</Suspense>
    </MemberContext.Provider>
  );
}

/**
 * The member of the page.
 *
 * @throws Error outside of `MembersOnly`
 */
export function useMember(): Member {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember needs MembersOnly above it.');
  return member;
}
