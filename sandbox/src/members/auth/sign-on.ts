import { randomBytes, randomUUID } from 'node:crypto';
import { comparisonKey } from '@mrw/shared-contracts/comparison/comparison-key';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { contact_challenges, verify_credentials } from '../../platform/db/schema/access';
import { members } from '../../platform/db/schema/members';
import { ownerOf } from '../../platform/identity/contact-owners';
import { newOneTimeCode, sendCode } from '../../platform/outbox/send';
import { readContact, readEmail, readMobile } from '../../platform/identity/contact';
import type { Contact, StoredContact } from '../../platform/identity/contact';
import { isPassword } from '../../platform/identity/password';
import { isOlderThan, lifetimes } from '../../platform/identity/rules';
import { giveCode } from './authorization-code';
import type {
  EventRequest,
  LogInAnswer,
  LogInRequest,
  OtpAnswer,
  Provider,
  RegisterForEventAnswer,
  SignOnService,
} from './sign-on-service';
import { signUp } from './sign-up';

type Identified = { kind: 'ok'; member: Row<'members'> } | Exclude<LogInAnswer, { kind: 'ok' }>;

const maxWrongTries = 5;

/**
 * Accepts e-mail, mobile number or the short name of a demo member. Of two old members with the same comparison key the
 * one without it logs in with exactly its own e-mail.
 */
async function findByLogin(db: Db, login: string): Promise<Row<'members'> | null> {
  const text = login.trim();
  const exact = and(isNull(members.email_key), eq(members.email_address, text));
  const [withoutKey] = await db.select().from(members).where(exact);
  if (withoutKey !== undefined) return withoutKey;
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
  const { connection, clock, tokens, lock } = context;
  const { db } = connection;
  const apart =
    <Given, Answer>(work: (context: Context, given: Given) => Promise<Answer>) =>
    (given: Given): Promise<Answer> =>
      lock.pass(() => work(context, given));
  return {
    logIn: apart(async (_, request: LogInRequest) => {
      const identified = await identify(context, request);
      return identified.kind === 'ok'
        ? giveCode({ tx: db, now: clock.now() }, identified.member.id)
        : identified;
    }),
    logInWith: apart(logInWith),
    logInForGiftCard: apart(async (_, request: LogInRequest) => {
      const identified = await identify(context, request);
      if (identified.kind !== 'ok') return identified;
      const { id } = identified.member;
      const { refresh } = await db.transaction((tx) => tokens.openSession(tx, id, 'gift_card'));
      return { kind: 'ok' as const, refresh };
    }),
    signUp: apart(signUp),
    requestOtp: apart(requestOtp),
    registerForEvent: apart(registerForEvent),
  };
}

async function identify(
  { connection, attempts }: Context,
  { login, password, address }: LogInRequest,
): Promise<Identified> {
  const member = await findByLogin(connection.db, login);
  // An unknown account has the same limit: the response does not reveal which logins exist.
  const attempt = attempts.begin('password', member?.id ?? comparisonKey(login).slice(0, 200), address);
  if (attempt.wait > 0) return { kind: 'too_many', wait: attempt.wait };
  const isRight = await isPassword(password, member?.password_hash ?? null);
  if (member === null || !isRight) return { kind: 'wrong' };
  attempt.succeeded();
  return judgeMember(member);
}

async function checkOtp({ tx, now }: Work, contact: StoredContact, otp: string): Promise<boolean> {
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
  if (isOlderThan(challenge.created_at, lifetimes.oneTimeCode, now)) return false;
  const isRight = challenge.code === otp;
  const change = isRight ? { used_at: now } : { wrong_tries: challenge.wrong_tries + 1 };
  await tx.update(contact_challenges).set(change).where(eq(contact_challenges.id, challenge.id));
  return isRight;
}

async function logInWith({ connection: { db }, clock }: Context, provider: Provider): Promise<LogInAnswer> {
  const [member] = await db
    .select()
    .from(members)
    .where(eq(members.login_type, provider))
    .orderBy(members.id)
    .limit(1);
  const judged: Identified = member === undefined ? { kind: 'wrong' } : judgeMember(member);
  return judged.kind === 'ok' ? giveCode({ tx: db, now: clock.now() }, judged.member.id) : judged;
}

async function requestOtp({ connection: { db }, clock }: Context, given: Contact): Promise<OtpAnswer> {
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
}

async function registerForEvent(
  { connection: { db }, clock }: Context,
  { contact: given, otp }: EventRequest,
): Promise<RegisterForEventAnswer> {
  const contact = readContact(given);
  if (contact === null) return { kind: 'invalid_contact' };
  return db.transaction(async (tx) => {
    if (otp !== undefined && !(await checkOtp({ tx, now: clock.now() }, contact, otp)))
      return { kind: 'wrong_otp' };
    const credential = randomBytes(24).toString('base64url');
    await tx.insert(verify_credentials).values({
      credential,
      email: contact.email,
      email_key: contact.method === 'email' ? contact.key : null,
      country_code: contact.countryCode,
      mobile: contact.number,
      is_otp_verified: otp !== undefined,
      created_at: clock.now(),
    });
    return { kind: 'ok', verifyCredential: credential, contact: given };
  });
}
