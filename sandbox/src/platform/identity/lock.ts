import { emailKey } from '@mrw/shared-contracts/comparison/comparison-key';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect';
import type { Row } from '../db/schema';
import { members } from '../db/schema/members';
import { readId } from '../http/ids';
import { found } from '../http/refusal';

/** Locks the member's row first in every write that moves points, coupons or stamps of the member. */
export async function lockMember(tx: Db, id: number): Promise<Row<'members'>> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  return found(row);
}

/** The locked row of a member by demo name, uid or e-mail. */
export async function memberNamed(tx: Db, name: string): Promise<Row<'members'>> {
  const id = readId(name);
  const named =
    id !== null
      ? eq(members.id, id)
      : name.includes('@')
        ? eq(members.email_key, emailKey(name))
        : eq(members.login_name, name);
  const row = found((await tx.select().from(members).where(named))[0]);
  return lockMember(tx, row.id);
}
