import { details } from '@mrw/shared-contracts/api/errors';
import { isNotNull } from 'drizzle-orm';
import type { Db } from '../db/connect';
import type { Row } from '../db/schema';
import { members } from '../db/schema/members';
import { forbidden } from '../http/refusal';
import { lockMember } from './lock';

/**
 * Guards every spend. It holds the member's row: a lock comes before the spend, which is refused, or after it.
 *
 * @returns the locked member
 * @throws Refusal 403 while spending is locked
 */
export async function assertSpendingOpen(tx: Db, memberId: number): Promise<Row<'members'>> {
  const member = await lockMember(tx, memberId);
  if (member.spending_locked_at !== null) throw forbidden(details.spendingLocked);
  return member;
}

/** Without the calls that unlock, no member stays locked. */
export const unlockAll = async (db: Db): Promise<void> => {
  await db.update(members).set({ spending_locked_at: null }).where(isNotNull(members.spending_locked_at));
};
