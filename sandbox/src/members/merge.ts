import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { members } from '../platform/db/schema/members';
import { ownedTables } from './owned-tables';

/** Two guests are the same person: `kept` gets all data of the other one, who is removed. */
export async function mergeGuests(tx: Db, kept: number, other: number): Promise<void> {
  for (const table of ownedTables) {
    await tx.update(table).set({ member_id: kept }).where(eq(table.member_id, other));
  }
  await tx.delete(members).where(eq(members.id, other));
}
