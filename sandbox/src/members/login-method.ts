import type { LoginMethodRefusal } from '@mrw/shared-contracts/api/customers';
import { and, eq } from 'drizzle-orm';
import { sendChallenge, wrongTries } from '../platform/identity/challenge';
import { readEmail, readMobile } from '../platform/identity/contact';
import type { StoredContact } from '../platform/identity/contact';
import { isOlderThan, lifetimes } from '../platform/identity/rules';
import type { Db } from '../platform/db/connect';
import type { Row } from '../platform/db/schema';
import { contact_challenges } from '../platform/db/schema/access';
import { members } from '../platform/db/schema/members';
import { contactColumns, ownerBeforeClaim, ownerOf } from '../platform/identity/contact-owners';

type Asked = { method: 'mobile' | 'email'; email?: string | null; mobile?: string | null };
export type Outcome<Value> = { kind: 'ok'; value: Value } | { kind: 'refused'; result: LoginMethodRefusal };

const refuse = (result: LoginMethodRefusal) => ({ kind: 'refused' as const, result });

export const mayChangeLogin = (member: Row<'members'>): boolean =>
  member.allowed_edit_fields?.includes('login_method') ?? false;

const askedContact = ({ method, email, mobile }: Asked): StoredContact | null =>
  method === 'email' ? readEmail(email ?? '') : readMobile(mobile ?? '');

/** Sends a code to the new contact of a locked member (contract §3). */
export async function sendLoginCode(
  tx: Db,
  member: Row<'members'>,
  asked: Asked,
  now: Date,
): Promise<Outcome<string>> {
  const contact = askedContact(asked);
  if (contact === null) return refuse('invalid_format');
  if ((await ownerOf(tx, contact)) !== null) return refuse('user_already_exist');
  const challenge = await sendChallenge({ tx, now }, member.id, 'login_method', contact);
  if (challenge === null) return refuse('over_send_limit_error');
  await tx.update(members).set(temporaryColumns(contact)).where(eq(members.id, member.id));
  return { kind: 'ok', value: challenge };
}

/** Moves the contact once the code is right; a wrong try is counted, so the answer is no exception. */
export async function confirmLoginCode(
  tx: Db,
  member: Row<'members'>,
  asked: Asked & { verify_code: string; verify_challenge: string },
  now: Date,
): Promise<Outcome<'success'>> {
  const contact = askedContact(asked);
  if (contact === null) return refuse('invalid_format');
  const own = and(
    eq(contact_challenges.id, asked.verify_challenge),
    eq(contact_challenges.member_id, member.id),
    eq(contact_challenges.purpose, 'login_method'),
  );
  const [challenge] = await tx.select().from(contact_challenges).where(own).for('update');
  const isAlive =
    challenge?.used_at === null &&
    challenge.wrong_tries < wrongTries &&
    challenge.contact === contact.key &&
    !isOlderThan(challenge.created_at, lifetimes.oneTimeCode, now);
  if (!isAlive) return refuse('invalid_verify_code');
  if (challenge.code !== asked.verify_code) {
    await tx
      .update(contact_challenges)
      .set({ wrong_tries: challenge.wrong_tries + 1 })
      .where(own);
    return refuse('invalid_verify_code');
  }
  if ((await ownerBeforeClaim(tx, contact, member.id)) !== null) return refuse('user_already_exist');
  await tx.update(contact_challenges).set({ used_at: now }).where(own);
  await tx
    .update(members)
    .set({ ...contactColumns(contact, now), ...noTemporary, sign_up_method: methodAfter(member, contact) })
    .where(eq(members.id, member.id));
  return { kind: 'ok', value: 'success' };
}

const noTemporary = {
  temporary_email_address: null,
  temporary_country_code: null,
  temporary_phone_number: null,
};

const temporaryColumns = (contact: StoredContact) => ({
  temporary_email_address: contact.email,
  temporary_country_code: contact.countryCode,
  temporary_phone_number: contact.number,
});

/** BOTH as soon as both contacts are set. */
function methodAfter(
  member: Pick<Row<'members'>, 'email_address' | 'mobile_phone_number_subscriber_number'>,
  contact: Pick<StoredContact, 'method'>,
) {
  const hasOther =
    contact.method === 'email' ? member.mobile_phone_number_subscriber_number : member.email_address;
  if (hasOther !== null) return 'BOTH' as const;
  return contact.method === 'email' ? ('EMAIL' as const) : ('MOBILE' as const);
}
