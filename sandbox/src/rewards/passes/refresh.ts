import { createHash } from 'node:crypto';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { addDays, addSeconds } from '../../platform/calendar/hong-kong';
import type { Clock } from '../../platform/clock';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { pass_updates, wallet_passes } from '../../platform/db/schema/passes';
import { contentOf, type PassContent } from './content';

export const tagOf = (content: PassContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** The moment in whole seconds, which is all that HTTP knows. */
export const wholeSeconds = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000);

/** What a pass says now; where that has changed it is noted for the phones, in the same transaction. */
export async function refreshPass(work: Work, given: Row<'wallet_passes'>) {
  const { tx, now } = work;
  const { serial } = given;
  const content = await contentOf(work, given);
  const tag = tagOf(content);
  if (tag === given.tag) return { pass: given, content };
  // Two changes within a second are two times: a phone that has the first one asks for what is newer.
  const [pass = given] = await tx
    .update(wallet_passes)
    .set({ tag, changed_at: later(wholeSeconds(now), addSeconds(given.changed_at, 1)) })
    .where(eq(wallet_passes.serial, serial))
    .returning();
  const due = { tries: 0, due_at: now };
  await tx
    .insert(pass_updates)
    .values({ serial, member_id: given.member_id, ...due })
    .onConflictDoUpdate({ target: pass_updates.serial, set: due });
  return { pass, content };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Passes that are read at once. */
const mostRows = 200;

/** Notes what has changed for the phones. @param memberId null: of all members */
export async function refreshPasses(
  { db, clock }: { db: Db; clock: Clock },
  memberId: number | null,
): Promise<void> {
  const ofMember = memberId === null ? undefined : eq(wallet_passes.member_id, memberId);
  // One that was voided is told of once more.
  const isLive = or(isNull(wallet_passes.voided_at), gt(wallet_passes.voided_at, addDays(clock.now(), -1)));
  for (let after: string | undefined = ''; after !== undefined;) {
    const passes: Row<'wallet_passes'>[] = await db
      .select()
      .from(wallet_passes)
      .where(and(isLive, ofMember, gt(wallet_passes.serial, after)))
      .orderBy(asc(wallet_passes.serial))
      .limit(mostRows);
    for (const pass of passes) await db.transaction((tx) => refreshPass({ tx, now: clock.now() }, pass));
    after = passes.length < mostRows ? undefined : passes.at(-1)?.serial;
  }
}
