import type { PushKind } from '@mrw/shared-contracts/api/push';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db, Work } from '../db/connect';
import { inbox_messages, members } from '../db/schema/members';
import { push_outbox, push_subscriptions, type PushNews } from '../db/schema/push';
import { tell } from '../live/tell';
import { dueAt, ways } from './rules';
import { inboxWords, withWayToLock } from './words';

export type Announcement = {
  kind: PushKind;
  /** What it is about; a later message about the same replaces one that was not sent. */
  item: string;
  /** The page about it. */
  path: string;
  news: PushNews;
  /** When it is over; left out: when its kind says nothing new any more. */
  endsAt?: Date | null;
};

/**
 * Writes what the devices of a member are sent once the transaction is committed, and never after a rollback. One
 * message of the inbox is what stays, for a member with a device that wants it, or who wants each spend told.
 */
export async function announce(
  work: Work,
  memberId: number,
  { kind, item, path, news, endsAt }: Announcement,
): Promise<void> {
  const { tx, now } = work;
  const devices = await devicesFor(tx, memberId, kind);
  const warns = isSpend(kind) && (await wantsSpending(tx, memberId));
  if (devices.length === 0 && !warns) return;
  const due_at = dueAt(kind, now);
  const last = new Date(due_at.getTime() + ways[kind].lasts);
  const fresh = {
    news,
    path,
    due_at,
    created_at: now,
    ends_at: endsAt && endsAt < last ? endsAt : last,
    sent_at: null,
    tries: 0,
  };
  for (const { id: subscription_id } of devices)
    await tx
      .insert(push_outbox)
      .values({ ...fresh, member_id: memberId, subscription_id, kind, item })
      .onConflictDoUpdate({
        target: [push_outbox.subscription_id, push_outbox.kind, push_outbox.item],
        set: fresh,
      });
  const words = { ...inboxWords(kind, news), url: path };
  await sendMessage(work, memberId, warns ? withWayToLock(words) : words);
}

const isSpend = (kind: PushKind) => kind === 'payment' || kind === 'used';

const wantsSpending = async (tx: Db, memberId: number): Promise<boolean> =>
  (await tx.$count(members, and(eq(members.id, memberId), eq(members.tells_spending, true)))) > 0;

/** Writes a message into the inbox of a member. */
export async function sendMessage(
  work: Work,
  memberId: number,
  message: Pick<typeof inbox_messages.$inferInsert, 'title' | 'content' | 'url'>,
): Promise<void> {
  const { tx, now } = work;
  await tx.insert(inbox_messages).values({ ...message, member_id: memberId, creation_date: now });
  await tellUnread(work, memberId);
}

const devicesFor = (tx: Db, memberId: number, kind: PushKind) =>
  tx
    .select({ id: push_subscriptions.id })
    .from(push_subscriptions)
    .where(
      and(
        eq(push_subscriptions.member_id, memberId),
        sql`${push_subscriptions.kinds} @> ${JSON.stringify([kind])}::jsonb`,
      ),
    )
    .orderBy(push_subscriptions.id);

/** Whether a member was told of something already. */
export const wasAnnounced = async (
  tx: Db,
  memberId: number,
  kind: PushKind,
  item: string,
): Promise<boolean> =>
  (await tx.$count(
    push_outbox,
    and(eq(push_outbox.member_id, memberId), eq(push_outbox.kind, kind), eq(push_outbox.item, item)),
  )) > 0;

/** What is over is kept no longer. */
export const forgetOver = async ({ tx, now }: Work): Promise<void> => {
  await tx.delete(push_outbox).where(lte(push_outbox.ends_at, now));
};

export const countUnread = (tx: Db, memberId: number): Promise<number> =>
  tx.$count(inbox_messages, and(eq(inbox_messages.member_id, memberId), eq(inbox_messages.is_read, false)));

/** The pages of the member hear how many messages are not read. */
export const tellUnread = async (work: Work, memberId: number): Promise<void> =>
  tell(work, memberId, 'unread', { count: await countUnread(work.tx, memberId) });
