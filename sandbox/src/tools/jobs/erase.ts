import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { addSeconds } from '../../platform/calendar/hong-kong';
import type { Db } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import {
  contact_challenges,
  idempotency_keys,
  outbox,
  refresh_tokens,
  sessions,
  verify_credentials,
} from '../../platform/db/schema/access';
import { members } from '../../platform/db/schema/members';
import { uploads } from '../../platform/db/schema/points';
import { forgetAnswers } from '../../platform/http/idempotency';
import { sendId } from '../../platform/http/ids';
import { contactsOf } from '../../platform/identity/contact-owners';
import { ownedTables } from '../../members/owned-tables';

/** Deleted accounts are erased at the latest 72 hours after the deletion. */
const erasureSeconds = 72 * 3_600;

/**
 * Erases accounts that were deleted three days ago, with everything that is theirs, and old answers to repeated calls.
 *
 * @param dataFolder where the uploaded photos lie
 * @returns how many accounts
 */
export async function runErase(tx: Db, now: Date, dataFolder: string): Promise<number> {
  await forgetAnswers(tx, now);
  const due = await tx
    .select()
    .from(members)
    .where(and(isNotNull(members.deleted_at), lt(members.deleted_at, addSeconds(now, 1 - erasureSeconds))));
  for (const member of due) {
    await eraseImages(tx, member.id, dataFolder);
    await eraseCalls(tx, member.id);
    await eraseContacts(tx, member);
    for (const table of ownedTables) await tx.delete(table).where(eq(table.member_id, member.id));
    await tx.delete(members).where(eq(members.id, member.id));
  }
  return due.length;
}

/** Before the rows: a job that fails halfway is run again, and finds what is left. */
async function eraseImages(tx: Db, memberId: number, dataFolder: string): Promise<void> {
  const sent = await tx.select().from(uploads).where(eq(uploads.member_id, memberId));
  for (const { path } of sent) await rm(join(dataFolder, path), { force: true });
}

async function eraseCalls(tx: Db, memberId: number): Promise<void> {
  const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.member_id, memberId));
  await tx.delete(refresh_tokens).where(inArray(refresh_tokens.session_id, own));
  await tx.delete(idempotency_keys).where(eq(idempotency_keys.owner, sendId(memberId)));
}

/** What was sent to the member's contacts, or proves them. */
async function eraseContacts(tx: Db, member: Row<'members'>): Promise<void> {
  for (const { key, countryCode, number } of contactsOf(member)) {
    await tx.delete(outbox).where(eq(outbox.recipient, key));
    await tx.delete(contact_challenges).where(eq(contact_challenges.contact, key));
    await tx
      .delete(verify_credentials)
      .where(
        or(
          eq(verify_credentials.email_key, key),
          and(
            eq(verify_credentials.country_code, countryCode ?? ''),
            eq(verify_credentials.mobile, number ?? ''),
          ),
        ),
      );
  }
}
