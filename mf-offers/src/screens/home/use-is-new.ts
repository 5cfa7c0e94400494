import { useHost, useSession } from '@mrw/shared-contracts';
import { isNewMember } from '@mrw/shared-contracts/member/first-days';
import { useNow } from '@mrw/shared-ui';

/** Whether home begins with what a new member does first, and whether the API welcomes the member. */
export function useIsNew(): { isNew: boolean; isWelcomed: boolean } {
  const { firstSteps } = useHost().config;
  const session = useSession();
  const now = useNow();
  if (!firstSteps || session.kind !== 'member') return { isNew: false, isWelcomed: false };
  const isNew = isNewMember(session.member, now);
  return { isNew, isWelcomed: isNew && Boolean(session.member.customer?.welcome) };
}
