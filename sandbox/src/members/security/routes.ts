import { loginMethodChallenge } from '@mrw/shared-contracts/api/customers';
import { session, spendLock, spendLockRequest, unlockCodeRequest } from '@mrw/shared-contracts/api/security';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { members } from '../../platform/db/schema/members';
import { languageOf } from '../../platform/http/language';
import { fieldRefusal, found, notFound, refused } from '../../platform/http/refusal';
import { requireOwner, requireOwnCaller } from '../../platform/identity/caller';
import { lockMember } from '../../platform/identity/lock';
import { lockAnswer, proofWhileLocked, sendUnlockCode } from '../../platform/identity/proof';
import { sessionsOf } from './sessions';

const params = z.object({ uid: z.string() });
const path = '/customers/:uid/spend_lock';

/** The lock on spending and the list of devices. */
export function securityRoutes(api: Api, context: Context): void {
  const { connection, clock } = context;
  const { db } = connection;

  api.get(path, { schema: { params, response: { 200: spendLock } } }, async (request) =>
    lockAnswer(await requireOwner(context, request, request.params.uid), clock.now()),
  );

  api.put(
    path,
    { schema: { params, body: spendLockRequest, response: { 200: spendLock } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const { locked, alerts, ...proof } = request.body;
      if (locked === false) await proofWhileLocked(context, member, { proof, address: request.ip });
      return db.transaction(async (tx) => {
        const now = clock.now();
        const before = await lockMember(tx, member.id);
        const { has_password, contacts } = lockAnswer(before, now);
        if (locked && !has_password && contacts.length === 0)
          throw refused('There would be no way to unlock.', 409);
        const [changed] = await tx
          .update(members)
          .set({
            spending_locked_at:
              locked === false
                ? null
                : locked
                  ? (before.spending_locked_at ?? now)
                  : before.spending_locked_at,
            tells_spending: alerts ?? before.tells_spending,
          })
          .where(eq(members.id, member.id))
          .returning();
        return lockAnswer(found(changed), now);
      });
    },
  );

  api.post(
    `${path}/code`,
    { schema: { params, body: unlockCodeRequest, response: { 201: loginMethodChallenge } } },
    async (request, reply) => {
      const { id } = await requireOwner(context, request, request.params.uid);
      const verify_challenge = await db.transaction(async (tx) =>
        sendUnlockCode({ tx, now: clock.now() }, await lockMember(tx, id), request.body.method),
      );
      reply.code(201);
      return { result: { verify_challenge } };
    },
  );

  sessionRoutes(api, context);
}

function sessionRoutes(api: Api, context: Context): void {
  const { connection, clock, partners, tokens } = context;
  const { db } = connection;

  api.get(
    '/customers/:uid/sessions',
    { schema: { params, response: { 200: z.array(session) } } },
    async (request) => {
      const caller = await requireOwnCaller(context, request, request.params.uid);
      return sessionsOf({ tx: db, now: clock.now() }, caller, partners, languageOf(request));
    },
  );

  api.delete(
    '/customers/:uid/sessions',
    { schema: { params, querystring: z.object({ others: z.string() }) } },
    async (request, reply) => {
      const { member, sessionId } = await requireOwnCaller(context, request, request.params.uid);
      if (request.query.others !== '1') throw fieldRefusal({ others: 'This value is not valid.' });
      await db.transaction((tx) => tokens.revokeAll(tx, member.id, sessionId));
      return reply.code(204).send();
    },
  );

  api.delete(
    '/customers/:uid/sessions/:id',
    { schema: { params: z.extend(params, { id: z.string() }) } },
    async (request, reply) => {
      const { id } = await requireOwner(context, request, request.params.uid);
      const isEnded = await db.transaction((tx) => tokens.revokeOne(tx, id, request.params.id));
      if (!isEnded) throw notFound();
      return reply.code(204).send();
    },
  );
}
