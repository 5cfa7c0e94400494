import { randomUUID } from 'node:crypto';
import { and, count, eq, gt } from 'drizzle-orm';
import { addSeconds } from '../calendar/hong-kong';
import type { Work } from '../db/connect';
import type { Row } from '../db/schema';
import { contact_challenges } from '../db/schema/access';
import { newOneTimeCode, sendCode } from '../outbox/send';
import type { StoredContact } from './contact';

/** Sends of a member in a rolling hour. */
const sendsPerHour = 5;
/** Wrong codes until a challenge is invalid. */
export const wrongTries = 5;

/**
 * Sends a one-time code to a contact.
 *
 * @returns its challenge, or null when too many were sent to this member
 */
export async function sendChallenge(
  { tx, now }: Work,
  memberId: number,
  purpose: Row<'contact_challenges'>['purpose'],
  { method, key: contact }: StoredContact,
): Promise<string | null> {
  const ofMember = eq(contact_challenges.member_id, memberId);
  const inLastHour = gt(contact_challenges.created_at, addSeconds(now, -3_600));
  const [sent] = await tx
    .select({ times: count() })
    .from(contact_challenges)
    .where(and(ofMember, inLastHour));
  if ((sent?.times ?? 0) >= sendsPerHour) return null;
  const [id, code] = [randomUUID(), newOneTimeCode()];
  const challenge = { id, code, method, contact, purpose, member_id: memberId, created_at: now };
  await tx.insert(contact_challenges).values(challenge);
  await sendCode(tx, contact, code, now);
  return id;
}
