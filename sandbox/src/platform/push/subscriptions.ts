import type { PushSubscriptionRequest } from '@mrw/shared-contracts/api/push';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Work } from '../db/connect';
import { endSubscriptions } from '../db/end-subscriptions';
import { push_subscriptions } from '../db/schema/push';
import { found } from '../http/refusal';

/** Devices of one member; the oldest goes for a further one. */
const mostDevices = 10;

type Owner = { memberId: number; sessionId: string };

/** Stores what a device asked for; what is held for it stays when it is still that of this member. @returns its id */
export async function subscribe(
  { tx, now }: Work,
  { memberId, sessionId }: Owner,
  { keys, ...asked }: PushSubscriptionRequest,
): Promise<number> {
  const sameDevice = eq(push_subscriptions.endpoint, asked.endpoint);
  await endSubscriptions(tx, and(sameDevice, ne(push_subscriptions.member_id, memberId)));
  const change = { ...asked, ...keys, session_id: sessionId };
  const [stored] = await tx
    .insert(push_subscriptions)
    .values({ ...change, member_id: memberId, created_at: now })
    .onConflictDoUpdate({ target: push_subscriptions.endpoint, set: change })
    .returning();
  const surplus = await tx
    .select({ id: push_subscriptions.id })
    .from(push_subscriptions)
    .where(eq(push_subscriptions.member_id, memberId))
    .orderBy(desc(push_subscriptions.created_at), desc(push_subscriptions.id))
    .offset(mostDevices);
  await endSubscriptions(
    tx,
    inArray(
      push_subscriptions.id,
      surplus.map(({ id }) => id),
    ),
  );
  return found(stored).id;
}
