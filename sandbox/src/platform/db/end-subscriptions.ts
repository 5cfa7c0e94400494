import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from './connect';
import { push_outbox, push_subscriptions } from './schema/push';

/** Ends push subscriptions, and with them what they were not sent yet. @returns their ids */
export async function endSubscriptions(tx: Db, which: SQL | undefined): Promise<number[]> {
  const rows = await tx.delete(push_subscriptions).where(which).returning({ id: push_subscriptions.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .delete(push_outbox)
      .where(and(inArray(push_outbox.subscription_id, ids), isNull(push_outbox.sent_at)));
  return ids;
}
