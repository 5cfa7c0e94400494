import { and, eq, exists, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { sessions } from '../../platform/db/schema/access';
import { members } from '../../platform/db/schema/members';
import { wallet_passes } from '../../platform/db/schema/passes';
import { serialOfCode } from './item';

/**
 * The member whose passes are good: one who is deleted, disabled or logged out everywhere has none.
 *
 * @returns null when there is none
 */
export async function holderOf(tx: Db, memberId: number): Promise<Row<'members'> | null> {
  const isLoggedIn = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.member_id, memberId), eq(sessions.scope, 'member'), isNull(sessions.revoked_at)));
  const [member] = await tx
    .select()
    .from(members)
    .where(
      and(
        eq(members.id, memberId),
        eq(members.is_forced_inactive, false),
        isNull(members.deleted_at),
        exists(isLoggedIn),
      ),
    );
  return member ?? null;
}

/** The member whose card has this code; null: no card that is good has it. */
export async function memberOfCard(tx: Db, code: string): Promise<number | null> {
  const serial = serialOfCode(code);
  if (serial === null) return null;
  const [pass] = await tx
    .select()
    .from(wallet_passes)
    .where(
      and(eq(wallet_passes.serial, serial), eq(wallet_passes.item, 'card'), isNull(wallet_passes.voided_at)),
    );
  return pass === undefined ? null : ((await holderOf(tx, pass.member_id))?.id ?? null);
}
