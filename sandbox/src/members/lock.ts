import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect';
import type { Row } from '../db/schema';
import { members } from '../db/schema/members';
import { found } from '../http/refusal';

/** Locks the member's row first in every write that moves points, coupons or stamps of the member. */
export async function lockMember(tx: Db, id: number): Promise<Row<'members'>> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  return found(row);
}
