import type { LiveEventName, LiveEvents } from '@mrw/shared-contracts/api/live-events';
import type { Work } from '../db/connect';
import type { Localized } from '../db/schema/columns';
import { live_events } from '../db/schema/live';
import { wake } from '../db/wake';
import { say, type Language } from '../http/language';
import { lockMember } from '../identity/lock';

type Told = Exclude<LiveEventName, 'resync'>;
/** A message as it is kept: its store has its name in every language. */
export type News<Name extends Told> = Omit<LiveEvents[Name], 'uid' | 'store'> &
  (LiveEvents[Name] extends { store: unknown } ? { store: Localized | null } : unknown);

/** Writes what the pages of a member hear of once the transaction is committed, and never after a rollback (Q-190). */
export async function tell<Name extends Told>(
  { tx, now }: Work,
  memberId: number,
  name: Name,
  news: News<Name>,
): Promise<void> {
  // Ids are committed in their order: a reader passes none over.
  await lockMember(tx, memberId);
  await tx.insert(live_events).values({ member_id: memberId, name, news: { ...news }, created_at: now });
  await wake(tx, memberId);
}

type Kept = Pick<typeof live_events.$inferSelect, 'member_id' | 'name' | 'news'> & { id: number | null };

/** A message of the stream, in the language of its reader. */
export function frameOf({ id, member_id, name, news }: Kept, language: Language): string {
  const { store } = news;
  const named = isLocalized(store) ? { store: say(store, language) } : {};
  const data = JSON.stringify({ uid: String(member_id), ...news, ...named });
  return `${id === null ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;
}

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'en' in value;
