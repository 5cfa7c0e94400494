import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { addDays, dayOf } from '../calendar/hong-kong';
import type { Context } from '../context';
import type { Db } from '../db/connect';
import type { Row } from '../db/schema';
import { authorization_codes, contact_challenges, verify_credentials } from '../db/schema/access';
import { members } from '../db/schema/members';
import { levelDays } from '../levels/progress';
import { contactColumns, ownerOf, ownersBeforeClaim } from '../members/contact';
import { mergeGuests } from '../members/merge';
import { newOneTimeCode, sendCode } from '../outbox/send';
import { rewardNewMember } from '../participation/welcome';
import { readContact, readEmail, readMobile } from './contact';
import type { StoredContact } from './contact';
import { hashPassword, isPassword } from './password';
import { isOlderThan, isStrongPassword, lifetimes } from './rules';
import type { LogInAnswer, SignOnService, SignUpRequest } from './sign-on-service';

type Identified = { kind: 'ok'; member: Row<'members'> } | Exclude<LogInAnswer, { kind: 'ok' }>;

const maxWrongTries = 5;

/** Accepts e-mail, mobile number or the short name of a demo member. */
async function findByLogin(db: Db, login: string): Promise<Row<'members'> | null> {
  const text = login.trim();
  const contact = readEmail(text) ?? readMobile(text);
  const byContact = contact === null ? null : await ownerOf(db, contact);
  if (byContact !== null) return byContact;
  const digits = text.replace(/[\s-]/g, '');
  const [row] = await db
    .select()
    .from(members)
    .where(
      or(
        eq(members.login_name, text),
        and(eq(members.mobile_phone_number_subscriber_number, digits), sql`${digits} <> ''`),
      ),
    );
  return row ?? null;
}

const judgeMember = (member: Row<'members'>): Identified => {
  if (member.deleted_at !== null) return { kind: 'deleted' };
  return member.is_forced_inactive ? { kind: 'disabled' } : { kind: 'ok', member };
};

/** The service of the sign-on site and the gift-card frame; a reset finds none of its calls halfway. */
export function createSignOn(context: Context): SignOnService {
  const { gate } = context;
  const service = createService(context);
  return {
    logIn: (given) => gate.pass(() => service.logIn(given)),
    logInWith: (given) => gate.pass(() => service.logInWith(given)),
    logInForGiftCard: (given) => gate.pass(() => service.logInForGiftCard(given)),
    signUp: (given) => gate.pass(() => service.signUp(given)),
    requestOtp: (given) => gate.pass(() => service.requestOtp(given)),
    registerForEvent: (given) => gate.pass(() => service.registerForEvent(given)),
  };
}

function createService({ connection, clock, tokens }: Context): SignOnService {
  const { db } = connection;

  const identify = async (login: string, password: string): Promise<Identified> => {
    const member = await findByLogin(db, login);
    const isRight = await isPassword(password, member?.password_hash ?? null);
    return member === null || !isRight ? { kind: 'wrong' } : judgeMember(member);
  };

  const giveCode = async (tx: Db, memberId: number): Promise<LogInAnswer> => {
    const code = randomBytes(24).toString('base64url');
    await tx.insert(authorization_codes).values({ code, member_id: memberId, created_at: clock.now() });
    return { kind: 'ok', code };
  };

  const checkOtp = async (tx: Db, contact: StoredContact, otp: string): Promise<boolean> => {
    const [challenge] = await tx
      .select()
      .from(contact_challenges)
      .where(
        and(
          eq(contact_challenges.purpose, 'sign_on'),
          eq(contact_challenges.contact, contact.key),
          isNull(contact_challenges.used_at),
        ),
      )
      .orderBy(desc(contact_challenges.created_at))
      .limit(1)
      .for('update');
    if (challenge === undefined || challenge.wrong_tries >= maxWrongTries) return false;
    if (isOlderThan(challenge.created_at, lifetimes.oneTimeCode, clock.now())) return false;
    const isRight = challenge.code === otp;
    const change = isRight ? { used_at: clock.now() } : { wrong_tries: challenge.wrong_tries + 1 };
    await tx.update(contact_challenges).set(change).where(eq(contact_challenges.id, challenge.id));
    return isRight;
  };

  return {
    logIn: async ({ login, password }) => {
      const identified = await identify(login, password);
      return identified.kind === 'ok' ? giveCode(db, identified.member.id) : identified;
    },

    logInWith: async (provider) => {
      const [member] = await db
        .select()
        .from(members)
        .where(eq(members.login_type, provider))
        .orderBy(members.id)
        .limit(1);
      const judged: Identified = member === undefined ? { kind: 'wrong' } : judgeMember(member);
      return judged.kind === 'ok' ? giveCode(db, judged.member.id) : judged;
    },

    logInForGiftCard: async ({ login, password }) => {
      const identified = await identify(login, password);
      if (identified.kind !== 'ok') return identified;
      const { id } = identified.member;
      const { refresh } = await db.transaction((tx) => tokens.openSession(tx, id, 'gift_card'));
      return { kind: 'ok', refresh };
    },

    signUp: async (request) => {
      const contact = readContact(request.contact);
      const other = request.otherContact === undefined ? null : readContact(request.otherContact);
      if (contact === null || (request.otherContact !== undefined && other === null))
        return { kind: 'invalid_contact' };
      if (!isStrongPassword(request.password)) return { kind: 'weak_password' };
      const hash = await hashPassword(request.password);
      return db.transaction(async (tx) => {
        const contacts = other === null ? [contact] : [contact, other];
        const owners = await ownersBeforeClaim(tx, contacts);
        if (owners.some((owner) => owner !== null && !owner.is_pre_registered))
          return { kind: 'contact_taken' };
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
        await rewardNewMember(tx, member, request.referCode, clock.now());
        return giveSignUpCode(await giveCode(tx, member.id));
      });
    },

    requestOtp: async (given) => {
      const contact = readContact(given);
      if (contact === null) return { kind: 'invalid_contact' };
      const code = newOneTimeCode();
      await db.transaction(async (tx) => {
        const now = clock.now();
        const challenge = {
          id: randomUUID(),
          purpose: 'sign_on' as const,
          method: contact.method,
          contact: contact.key,
        };
        await tx.insert(contact_challenges).values({ ...challenge, code, created_at: now });
        await sendCode(tx, contact.key, code, now);
      });
      return { kind: 'sent' };
    },

    registerForEvent: async ({ contact: given, otp }) => {
      const contact = readContact(given);
      if (contact === null) return { kind: 'invalid_contact' };
      return db.transaction(async (tx) => {
        if (otp !== undefined && !(await checkOtp(tx, contact, otp))) return { kind: 'wrong_otp' };
        const credential = randomBytes(24).toString('base64url');
        await tx.insert(verify_credentials).values({
          credential,
          email: contact.email,
          country_code: contact.countryCode,
          mobile: contact.number,
          is_otp_verified: otp !== undefined,
          created_at: clock.now(),
        });
        return { kind: 'ok', verifyCredential: credential, contact: given };
      });
    },
  };
}

function giveSignUpCode(answer: LogInAnswer) {
  if (answer.kind !== 'ok') throw new Error('A new member always gets a code');
  return answer;
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
    first_name: request.firstName.trim(),
    last_name: request.lastName.trim(),
    referral_code: number,
    has_agreed_direct_marketing: request.agreedDirectMarketing ?? false,
    level_id: 1,
    pp: 0,
    period_start: dayOf(now),
    level_renew_at: addDays(now, levelDays),
    ...contacts.reduce((columns, contact) => ({ ...columns, ...contactColumns(contact) }), {}),
  };
}
