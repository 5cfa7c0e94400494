import { and, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { StoredContact } from './contact';
import { readEmail, readMobile } from './contact';
import type { Db } from '../db/connect';
import type { Row } from '../db/schema';
import { members } from '../db/schema/members';

const hasContact = (contact: StoredContact): SQL | undefined =>
  contact.method === 'email'
    ? eq(members.email_key, contact.key)
    : and(
        eq(members.mobile_phone_number_country_code, contact.countryCode ?? ''),
        eq(members.mobile_phone_number_subscriber_number, contact.number ?? ''),
      );

/** The owner of a contact, also one whose account waits for erasure (contract §7.10). */
export async function ownerOf(
  tx: Db,
  contact: StoredContact,
  except?: number,
): Promise<Row<'members'> | null> {
  const others = except === undefined ? undefined : ne(members.id, except);
  const [row] = await tx
    .select()
    .from(members)
    .where(and(hasContact(contact), others));
  return row ?? null;
}

/** Like {@link ownerOf} before a contact is claimed: no other caller can claim it before this transaction ends. */
export async function ownerBeforeClaim(
  tx: Db,
  contact: StoredContact,
  except?: number,
): Promise<Row<'members'> | null> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${contact.key}))`);
  return ownerOf(tx, contact, except);
}

/** The owners of several contacts, always claimed in the same order, so that two claims cannot deadlock. */
export async function ownersBeforeClaim(
  tx: Db,
  contacts: readonly StoredContact[],
): Promise<(Row<'members'> | null)[]> {
  const owners: (Row<'members'> | null)[] = [];
  for (const contact of contacts.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    owners.push(await ownerBeforeClaim(tx, contact));
  }
  return owners;
}

/** The contacts of a member, and the one that waits for its code. */
export const contactsOf = (member: Row<'members'>): StoredContact[] =>
  [
    readEmail(member.email_address ?? ''),
    readEmail(member.temporary_email_address ?? ''),
    readMobile(
      `+${member.mobile_phone_number_country_code ?? ''}${member.mobile_phone_number_subscriber_number ?? ''}`,
    ),
    readMobile(`+${member.temporary_country_code ?? ''}${member.temporary_phone_number ?? ''}`),
  ].filter((contact) => contact !== null);

/**
 * The columns that a contact fills.
 *
 * @param since null: it came with the account
 */
export const contactColumns = (contact: StoredContact, since: Date | null = null) =>
  contact.method === 'email'
    ? { email_address: contact.email, email_key: contact.key, email_since: since }
    : {
        mobile_since: since,
        mobile_phone_number_country_code: contact.countryCode,
        mobile_phone_number_subscriber_number: contact.number,
      };
