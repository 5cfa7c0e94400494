import type { Proof } from '@mrw/shared-contracts/api/customers';
import { details } from '@mrw/shared-contracts/api/errors';
import type { SpendLock } from '@mrw/shared-contracts/api/security';
import { and, eq, isNull } from 'drizzle-orm';
import { addDays } from '../calendar/hong-kong';
import type { Context } from '../context';
import type { Work } from '../db/connect';
import type { Row } from '../db/schema';
import { contact_challenges } from '../db/schema/access';
import { forbidden, notFound, Refusal, refused } from '../http/refusal';
import { tooManyAttempts } from './attempts';
import { sendChallenge, wrongTries } from './challenge';
import { readEmail, readMobile, type StoredContact } from './contact';
import { isPassword } from './password';
import { isOlderThan, lifetimes } from './rules';

type Member = Row<'members'>;
type Method = StoredContact['method'];

/** A contact that was changed later may be the one of a thief. */
const provenDays = 7;

/**
 * Contacts that a code to unlock may go to: those older than 7 days, and for a member without a password also those
 * that came with the account.
 */
function provenContacts(member: Member, now: Date): StoredContact[] {
  const { email_since, mobile_since, created_at, password_hash } = member;
  const isProven = (since: Date | null): boolean =>
    (since === null && password_hash === null) || (since ?? created_at) < addDays(now, -provenDays);
  const mobile = `+${member.mobile_phone_number_country_code ?? ''}${member.mobile_phone_number_subscriber_number ?? ''}`;
  return [
    isProven(email_since) ? readEmail(member.email_address ?? '') : null,
    isProven(mobile_since) ? readMobile(mobile) : null,
  ].filter((contact) => contact !== null);
}

/** What a page shows of a contact: who finds the device open learns nothing new. */
const shortened = ({ method, key }: StoredContact): SpendLock['contacts'][number] => ({
  method,
  contact: method === 'email' ? `${key.slice(0, 1)}…${key.slice(key.lastIndexOf('@'))}` : `…${key.slice(-4)}`,
});

/** The state of the lock as the member sees it. */
export const lockAnswer = (member: Member, now: Date): SpendLock => ({
  locked: member.spending_locked_at !== null,
  alerts: member.tells_spending,
  has_password: member.password_hash !== null,
  contacts: provenContacts(member, now).map(shortened),
});

/** Sends a code to a proven contact of a locked member. @returns its challenge @throws Refusal */
export async function sendUnlockCode(work: Work, member: Member, method: Method): Promise<string> {
  const contact = provenContacts(member, work.now).find((proven) => proven.method === method);
  if (contact === undefined) throw notFound();
  const challenge = await sendChallenge(work, member.id, 'unlock', contact);
  if (challenge === null) throw new Refusal(400, { result: 'over_send_limit_error' });
  return challenge;
}

/** Uses a code up; a wrong try is counted. */
async function isUnlockCode({ tx, now }: Work, member: Member, given: Proof): Promise<boolean> {
  const own = and(
    eq(contact_challenges.id, given.verify_challenge ?? ''),
    eq(contact_challenges.member_id, member.id),
    eq(contact_challenges.purpose, 'unlock'),
    isNull(contact_challenges.used_at),
  );
  const [challenge] = await tx.select().from(contact_challenges).where(own).for('update');
  if (challenge === undefined || challenge.wrong_tries >= wrongTries) return false;
  const isOpen =
    !isOlderThan(challenge.created_at, lifetimes.oneTimeCode, now) &&
    provenContacts(member, now).some(({ key }) => key === challenge.contact);
  const isRight = isOpen && challenge.code === given.verify_code;
  const change = isRight ? { used_at: now } : { wrong_tries: challenge.wrong_tries + 1 };
  await tx.update(contact_challenges).set(change).where(own);
  return isRight;
}

/**
 * What only the member may do while spending is locked: unlock, and whatever would let who holds the device unlock
 * . Call it before the transaction of the act: a wrong try stays counted.
 *
 * @param address of the caller
 * @throws Refusal 403 without a proof, 400 for a wrong one, 429 after too many
 */
export async function proofWhileLocked(
  { connection: { db }, clock, attempts }: Context,
  member: Member,
  { proof, address }: { proof: Proof | undefined; address: string },
): Promise<void> {
  if (member.spending_locked_at === null) return;
  const hasCode = proof?.verify_challenge !== undefined && proof.verify_code !== undefined;
  if (proof?.password === undefined && !hasCode) throw forbidden(details.spendingLocked);
  const attempt = attempts.begin(proof.password === undefined ? 'proof' : 'password', member.id, address);
  if (attempt.wait > 0) throw tooManyAttempts(attempt);
  if (proof.password !== undefined) {
    if (!(await isPassword(proof.password, member.password_hash))) throw refused(details.passwordIncorrect);
  } else {
    const isRight = await db.transaction((tx) => isUnlockCode({ tx, now: clock.now() }, member, proof));
    if (!isRight) throw new Refusal(400, { result: 'invalid_verify_code' });
  }
  attempt.succeeded();
}
