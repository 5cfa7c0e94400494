import { randomInt } from 'node:crypto';
import { asTyped } from '@mrw/shared-contracts/comparison/comparison-key';
import { eq } from 'drizzle-orm';
import { addDays, dayOf } from '../../platform/calendar/hong-kong';
import type { Context } from '../../platform/context';
import { members } from '../../platform/db/schema/members';
import { readContact } from '../../platform/identity/contact';
import type { StoredContact } from '../../platform/identity/contact';
import { contactColumns, ownersBeforeClaim } from '../../platform/identity/contact-owners';
import { hashPassword } from '../../platform/identity/password';
import { isStrongPassword } from '../../platform/identity/rules';
import { levelDays } from '../../ledger/levels/progress';
import { mergeGuests } from '../merge';
import { rewardJoining, rewardReferrer } from '../../rewards/participation/welcome';
import { closeInvitation } from '../invitations/invitations';
import { sendWelcome } from '../welcome/message';
import { giveCode } from './authorization-code';
import type { SignUpAnswer, SignUpRequest } from './sign-on-service';

/** Makes a member, or of a pre-registered guest one who keeps uid, membership id and tickets. */
export async function signUp(
  { connection: { db }, clock }: Context,
  request: SignUpRequest,
): Promise<SignUpAnswer> {
  const contact = readContact(request.contact);
  const other = request.otherContact === undefined ? null : readContact(request.otherContact);
  if (contact === null || (request.otherContact !== undefined && other === null))
    return { kind: 'invalid_contact' };
  if (!isStrongPassword(request.password)) return { kind: 'weak_password' };
  const hash = await hashPassword(request.password);
  return db.transaction(async (tx) => {
    const contacts = other === null ? [contact] : [contact, other];
    const owners = await ownersBeforeClaim(tx, contacts);
    if (owners.some((owner) => owner !== null && !owner.is_pre_registered)) return { kind: 'contact_taken' };
    const guests = owners.filter((owner) => owner !== null);
    const [guest] = guests;
    const otherGuest = guests.find(({ id }) => id !== guest?.id);
    if (guest !== undefined && otherGuest !== undefined) await mergeGuests(tx, guest.id, otherGuest.id);
    const values = newMember(request, contacts, hash, clock.now());
    // A pre-registered guest who signs up keeps uid, membership id and tickets.
    const [member] =
      guest === undefined
        ? await tx.insert(members).values(values).returning()
        : await tx
            .update(members)
            .set({ ...values, membership_id: guest.membership_id })
            .where(eq(members.id, guest.id))
            .returning();
    if (member === undefined) throw new Error('The new member was not stored');
    const work = { tx, now: clock.now() };
    await sendWelcome(work, member, await rewardJoining(work, member));
    const referrer = request.referCode ? await rewardReferrer(work, member, request.referCode) : null;
    if (referrer !== null) await closeInvitation(tx, referrer.id);
    return giveCode(work, member.id);
  });
}

function newMember(
  request: SignUpRequest,
  contacts: readonly StoredContact[],
  hash: string,
  now: Date,
): typeof members.$inferInsert {
  const method = contacts.length > 1 ? 'BOTH' : contacts[0]?.method === 'email' ? 'EMAIL' : 'MOBILE';
  const number = String(randomInt(100_000_000)).padStart(8, '0');
  return {
    membership_id: `M-${number}`,
    password_hash: hash,
    login_type: method,
    sign_up_method: method,
    is_pre_registered: false,
    created_at: now,
    first_name: asTyped(request.firstName),
    last_name: asTyped(request.lastName),
    referral_code: number,
    has_agreed_direct_marketing: request.agreedDirectMarketing ?? false,
    level_id: 1,
    pp: 0,
    period_start: dayOf(now),
    level_renew_at: addDays(now, levelDays),
    ...contacts.reduce((columns, contact) => ({ ...columns, ...contactColumns(contact) }), {}),
  };
}
