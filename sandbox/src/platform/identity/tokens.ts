import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { details } from '@mrw/shared-contracts/api/errors';
import type { TokenPair } from '@mrw/shared-contracts/api/auth';
import { and, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import { addSeconds } from '../calendar/hong-kong';
import type { Clock } from '../clock';
import type { Db, Work } from '../db/connect';
import { endSubscriptions } from '../db/end-subscriptions';
import type { Row } from '../db/schema';
import { refresh_tokens, sessions, settings } from '../db/schema/access';
import { members } from '../db/schema/members';
import { push_subscriptions } from '../db/schema/push';
import { wallet_passes } from '../db/schema/passes';
import { wake } from '../db/wake';
import { unauthorized } from '../http/refusal';
import { judgeRefresh, lifetimes } from './rules';
import { readUserAgent } from './user-agent';

type SessionScope = Row<'sessions'>['scope'];
export type Scope = SessionScope | 'booking';
const scopes: readonly Scope[] = ['member', 'gift_card', 'wallet', 'links', 'booking'];
export type Member = Row<'members'>;
export type Caller = {
  member: Member;
  scope: Scope;
  sessionId: string;
  /** End of the token. */ expiresAt: Date;
};

export type TokenService = ReturnType<typeof createTokens>;

/** Tokens for other services are refused. */
const audience = 'member-rewards-api';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const bearer = (header: string | undefined): string | null =>
  /^Bearer ([\w.~+/=-]+)$/.exec(header ?? '')?.[1] ?? null;

type Source = { db: Db; clock: Clock };

export function createTokens(db: Db, clock: Clock) {
  const source: Source = { db, clock };
  return {
    secret: () => secret(db),
    openSession: async (
      tx: Db,
      memberId: number,
      scope: SessionScope,
      /** `linkId` of a wallet: it ends with this link. */
      { linkId = null, userAgent }: { linkId?: string | null; userAgent?: string | undefined } = {},
    ) => {
      const id = randomUUID();
      const now = clock.now();
      const device = readUserAgent(userAgent);
      const session = { id, member_id: memberId, scope, link_id: linkId, ...device, created_at: now };
      await tx.insert(sessions).values(session);
      return issue({ tx, now }, session);
    },
    /** New tokens for a refresh token, which becomes invalid after its grace period (contract §1). */
    rotate: (refresh: string) => rotate(source, refresh),
    /** Ends the session of a refresh token; null when it is none, or none any more. */
    revoke: (tx: Db, refresh: string) => revoke({ tx, now: clock.now() }, refresh),
    /** Ends the sessions of a partner link. */
    revokeLink: async (tx: Db, linkId: string) => {
      await endSessions({ tx, now: clock.now() }, eq(sessions.link_id, linkId));
    },
    /** Ends all sessions of a member but one, and the passes that were made in them. */
    revokeAll: async (tx: Db, memberId: number, except?: string) => {
      const others = except === undefined ? undefined : ne(sessions.id, except);
      await endDevices({ tx, now: clock.now() }, and(eq(sessions.member_id, memberId), others));
    },
    /** Ends a session of a member, and the passes that were made in it. @returns false when it is none, or none any more */
    revokeOne: async (tx: Db, memberId: number, id: string) => {
      const own = and(eq(sessions.id, id), eq(sessions.member_id, memberId));
      return (await endDevices({ tx, now: clock.now() }, own)).length > 0;
    },
    /** @throws Refusal 401; `expired` distinguishes an old token from a wrong one */
    caller: (authorization: string | undefined) => callerOf(source, authorization),
    uidOf: async (authorization: string | undefined) => {
      const token = bearer(authorization);
      const payload = token === null ? null : await verify(source, token);
      return payload === null || payload === 'expired' ? null : (payload.sub ?? null);
    },
    bookingAccess: ({ member, sessionId }: Caller) =>
      sign(
        { tx: db, now: clock.now() },
        { memberId: member.id, sessionId, scope: 'booking' },
        lifetimes.bookingAccess,
      ),
  };
}

type Bearer = { memberId: number; sessionId: string; scope: Scope };

// On the open transaction where there is one: the embedded database has a single connection.
async function secret(tx: Db): Promise<Uint8Array> {
  const [row] = await tx.select().from(settings).where(eq(settings.key, 'token_secret'));
  return Buffer.from(typeof row?.value === 'string' ? row.value : '', 'base64url');
}

async function sign(
  { tx, now }: Work,
  { memberId, sessionId, scope }: Bearer,
  seconds: number,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId, scope })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(memberId))
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .setJti(randomUUID())
    .sign(await secret(tx));
}

type Opened = Pick<Row<'sessions'>, 'id' | 'member_id' | 'scope' | 'created_at'>;

async function issue({ tx, now }: Work, session: Opened): Promise<TokenPair> {
  const { id: sessionId, member_id: memberId, scope } = session;
  const refresh = randomBytes(32).toString('base64url');
  await tx.insert(refresh_tokens).values({
    hash: hashOf(refresh),
    session_id: sessionId,
    created_at: now,
    expires_at:
      scope === 'wallet'
        ? addSeconds(session.created_at, lifetimes.walletSession)
        : addSeconds(now, lifetimes.refresh),
  });
  const seconds = scope === 'member' ? lifetimes.access : lifetimes.giftCardAccess;
  return { access: await sign({ tx, now }, { memberId, sessionId, scope }, seconds), refresh };
}

/** Null for a token that is none of ours. Only the database can fail here: that does not make a token wrong. */
async function verify({ db, clock }: Source, token: string) {
  const key = await secret(db);
  try {
    const { payload } = await jwtVerify(token, key, {
      currentDate: clock.now(),
      algorithms: ['HS256'],
      audience,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
    });
    const { iat = 0, exp = 0 } = payload;
    return Number.isSafeInteger(exp) && iat <= clock.now().getTime() / 1000 ? payload : null;
  } catch (error) {
    return error instanceof errors.JWTExpired ? ('expired' as const) : null;
  }
}

/**
 * The one end of every session: its tokens are refused from now on, its pages' streams end, and its
 * device gets no messages.
 *
 * @returns their ids
 */
async function endSessions({ tx, now }: Work, which: SQL | undefined): Promise<string[]> {
  const { id, member_id } = sessions;
  const alive = and(which, isNull(sessions.revoked_at));
  const ended = await tx.update(sessions).set({ revoked_at: now }).where(alive).returning({ id, member_id });
  const ids = ended.map((session) => session.id);
  await endSubscriptions(tx, inArray(push_subscriptions.session_id, ids));
  for (const memberId of new Set(ended.map((session) => session.member_id))) await wake(tx, memberId);
  return ids;
}

/** Who held these devices may be a stranger: the passes that were made there are void too. */
async function endDevices(work: Work, which: SQL | undefined): Promise<string[]> {
  const ended = await endSessions(work, which);
  await work.tx
    .update(wallet_passes)
    .set({ voided_at: work.now })
    .where(and(inArray(wallet_passes.session_id, ended), isNull(wallet_passes.voided_at)));
  return ended;
}

const endSession = (work: Work, id: string) => endSessions(work, eq(sessions.id, id));

async function rotate({ db, clock }: Source, refresh: string): Promise<TokenPair> {
  // The reuse of a token ends its session, and that must outlive the refusal: it is thrown after the commit.
  const pair = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ token: refresh_tokens, session: sessions, member: members })
      .from(refresh_tokens)
      .innerJoin(sessions, eq(sessions.id, refresh_tokens.session_id))
      .innerJoin(members, eq(members.id, sessions.member_id))
      .where(eq(refresh_tokens.hash, hashOf(refresh)))
      .for('update', { of: sessions });
    if (row?.session.revoked_at !== null) return null;
    if (row.member.deleted_at !== null || row.member.is_forced_inactive) return null;
    const now = clock.now();
    const verdict = judgeRefresh(row.token, now);
    if (verdict === 'reused') await endSession({ tx, now }, row.session.id);
    if (verdict !== 'ok') return null;
    if (row.token.rotated_at === null) {
      await tx.update(refresh_tokens).set({ rotated_at: now }).where(eq(refresh_tokens.hash, row.token.hash));
    }
    await tx.update(sessions).set({ used_at: now }).where(eq(sessions.id, row.session.id));
    return issue({ tx, now }, row.session);
  });
  if (pair === null) throw unauthorized(details.invalidToken);
  return pair;
}

async function revoke({ tx, now }: Work, refresh: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: sessions.id, member_id: sessions.member_id })
    .from(refresh_tokens)
    .innerJoin(sessions, eq(sessions.id, refresh_tokens.session_id))
    .where(
      and(
        eq(refresh_tokens.hash, hashOf(refresh)),
        gt(refresh_tokens.expires_at, now),
        isNull(sessions.revoked_at),
      ),
    )
    .for('update', { of: sessions });
  if (row === undefined) return null;
  await endSession({ tx, now }, row.id);
  return row.member_id;
}

async function callerOf(
  source: Source,
  authorization: string | undefined,
): Promise<Caller | { expired: true }> {
  if (authorization === undefined) throw unauthorized(details.noCredentials);
  const token = bearer(authorization);
  if (token === null) throw unauthorized(details.invalidToken);
  const payload = await verify(source, token);
  if (payload === 'expired') return { expired: true };
  if (payload === null) throw unauthorized(details.invalidToken);
  const sessionId = String(payload['sid']);
  const scope = scopes.find((known) => known === payload['scope']) ?? 'gift_card';
  const [row] = await source.db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.member_id))
    .where(eq(sessions.id, sessionId));
  const isAlive = row?.session.revoked_at === null && row.member.deleted_at === null;
  if (!isAlive || String(row.member.id) !== payload.sub) {
    throw unauthorized(details.invalidToken);
  }
  return { member: row.member, scope, sessionId, expiresAt: new Date((payload.exp ?? 0) * 1000) };
}
