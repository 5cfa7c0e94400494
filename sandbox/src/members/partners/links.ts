import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { giveCode, newCode, takeCode } from '../auth/authorization-code';
import type { LogInAnswer } from '../auth/sign-on-service';
import type { Context } from '../../platform/context';
import type { Db, Work } from '../../platform/db/connect';
import { failedWith } from '../../platform/db/error-code';
import type { Row } from '../../platform/db/schema';
import { partner_consents, partner_links } from '../../platform/db/schema/access';
import { members } from '../../platform/db/schema/members';
import { Refusal } from '../../platform/http/refusal';
import { lockMember } from '../../platform/identity/lock';
import { isOlderThan } from '../../platform/identity/rules';

/** Seconds that the partner's server has to use a consent. */
const consentSeconds = 10 * 60;
const uniqueViolation = '23505';

export type Link = Row<'partner_links'>;
type LinkRequest = { code: string; redirectUri: string; userReference: string };

/** The links between members and their accounts at partners. */
export interface PartnerLinks {
  /** @returns the code that takes the consent to the partner's server, or why the log-in was refused */
  consent(
    logIn: LogInAnswer,
    ask: {
      partner: string;
      redirectUri: string;
      /** The log-in was by password, which is needed while spending is locked. */
      byPassword: boolean;
    },
  ): Promise<LogInAnswer | { kind: 'locked' }>;
  /** Uses a consent. @returns null for a code that is unknown, used, old or of another request */
  link(partner: string, request: LinkRequest): Promise<Link | null | 'linked_to_another'>;
  /** A code for the wallet. @returns null without a link, or when the member is gone */
  walletCode(partner: string, userReference: string, origin: string): Promise<string | null>;
  /** @returns whether there was a link */
  unlink(partner: string, userReference: string): Promise<boolean>;
  /** A ticket for the page of the member's links, or why the log-in was refused. */
  openPage(
    logIn: LogInAnswer,
  ): Promise<{ kind: 'ok'; ticket: string } | Exclude<LogInAnswer, { kind: 'ok' }>>;
  /** The links of the member, one of which is ended first; null for a ticket that is over. */
  page(ticket: string, end?: string): Promise<Link[] | null>;
}

/** A reset finds none of the calls halfway. */
export function createPartnerLinks(context: Context): PartnerLinks {
  const { connection, clock, tokens, lock } = context;
  const { db } = connection;
  const inTransaction = <Result>(run: (work: Work) => Promise<Result>): Promise<Result> =>
    lock.pass(() => db.transaction((tx) => run({ tx, now: clock.now() })));
  const memberOf = async (work: Work, logIn: Extract<LogInAnswer, { kind: 'ok' }>) =>
    (await takeCode(work, logIn.code))?.member_id;

  return {
    consent: (logIn, { partner, redirectUri, byPassword }) =>
      inTransaction(async (work) => {
        if (logIn.kind !== 'ok') return logIn;
        const member_id = await memberOf(work, logIn);
        if (member_id === undefined) return { kind: 'wrong' };
        const { spending_locked_at } = await lockMember(work.tx, member_id);
        if (spending_locked_at !== null && !byPassword) return { kind: 'locked' };
        const code = newCode();
        const consent = { code, partner, member_id, redirect_uri: redirectUri, created_at: work.now };
        await work.tx.insert(partner_consents).values(consent);
        return { kind: 'ok', code };
      }),

    link: (partner, request) =>
      inTransaction((work) => makeLink(work, partner, request)).catch((error: unknown) => {
        // Two consents for one new reference at the same time.
        if (failedWith(error, [uniqueViolation])) return 'linked_to_another' as const;
        throw error;
      }),

    walletCode: (partner, userReference, origin) =>
      inTransaction(async (work) => {
        const link = await findLink(work.tx, partner, userReference);
        if (link === null || !(await isActive(work.tx, link.member_id))) return null;
        return (await giveCode(work, link.member_id, { link_id: link.id, origin })).code;
      }),

    unlink: (partner, userReference) =>
      inTransaction(async ({ tx }) => {
        const link = await findLink(tx, partner, userReference);
        if (link !== null) await endLink(tx, link.id);
        return link !== null;
      }),

    openPage: (logIn) =>
      inTransaction(async (work) => {
        if (logIn.kind !== 'ok') return logIn;
        const memberId = await memberOf(work, logIn);
        if (memberId === undefined) return { kind: 'wrong' };
        return { kind: 'ok', ticket: (await tokens.openSession(work.tx, memberId, 'links')).access };
      }),

    page: (ticket, end) =>
      lock.pass(async () => {
        const caller = await tokens.caller(`Bearer ${ticket}`).catch((error: unknown) => {
          if (error instanceof Refusal) return null;
          throw error;
        });
        if (caller === null || 'expired' in caller || caller.scope !== 'links') return null;
        const own = eq(partner_links.member_id, caller.member.id);
        if (end !== undefined)
          await db.transaction(async (tx) => {
            const [link] = await tx
              .select()
              .from(partner_links)
              .where(and(own, eq(partner_links.id, end)));
            if (link) await endLink(tx, link.id);
          });
        return db.select().from(partner_links).where(own).orderBy(partner_links.created_at);
      }),
  };

  async function endLink(tx: Db, id: string): Promise<void> {
    await tx.delete(partner_links).where(eq(partner_links.id, id));
    await tokens.revokeLink(tx, id);
  }
}

async function makeLink(
  { tx, now }: Work,
  partner: string,
  { code, redirectUri, userReference }: LinkRequest,
): Promise<Link | null | 'linked_to_another'> {
  const [consent] = await tx
    .update(partner_consents)
    .set({ used_at: now })
    .where(
      and(
        eq(partner_consents.code, code),
        eq(partner_consents.partner, partner),
        eq(partner_consents.redirect_uri, redirectUri),
        isNull(partner_consents.used_at),
      ),
    )
    .returning();
  if (!consent || isOlderThan(consent.created_at, consentSeconds, now)) return null;
  // Of a consent that was given before the lock.
  const { spending_locked_at } = await lockMember(tx, consent.member_id);
  if (spending_locked_at !== null && consent.created_at < spending_locked_at) return null;
  const known = await findLink(tx, partner, userReference);
  if (known) return known.member_id === consent.member_id ? known : 'linked_to_another';
  const link = {
    id: randomUUID(),
    partner,
    user_reference: userReference,
    member_id: consent.member_id,
    created_at: now,
  };
  await tx.insert(partner_links).values(link);
  return link;
}

/** The lock lets a code and the end of its link not pass each other. */
async function findLink(tx: Db, partner: string, userReference: string): Promise<Link | null> {
  const [link] = await tx
    .select()
    .from(partner_links)
    .where(and(eq(partner_links.partner, partner), eq(partner_links.user_reference, userReference)))
    .for('update');
  return link ?? null;
}

async function isActive(tx: Db, memberId: number): Promise<boolean> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  return member?.deleted_at === null && !member.is_forced_inactive;
}
