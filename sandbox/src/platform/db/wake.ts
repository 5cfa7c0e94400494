import { sql } from 'drizzle-orm';
import type { Db } from './connect';
import { channel } from './listen';

/** Wakes the readers of every process once the transaction is committed. @param memberId null: those of all members */
export const wake = async (tx: Db, memberId: number | null): Promise<void> => {
  await tx.execute(sql`SELECT pg_notify(${channel}, ${String(memberId ?? '')})`);
};
