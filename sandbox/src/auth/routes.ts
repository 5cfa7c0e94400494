import {
  authorizationCodeRequest,
  newPasswordRequest,
  refreshRequest,
  tokenPair,
} from '@mrw/shared-contracts/api/auth';
import { details } from '@mrw/shared-contracts/api/errors';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { recordActivity } from '../activity-log/record';
import type { Api, Context } from '../context';
import { authorization_codes } from '../db/schema/access';
import { members } from '../db/schema/members';
import { bearerRoute } from '../http/bearer-route';
import { requireCaller } from '../identity/caller';
import { fieldRefusal, forbidden, refused, unauthorized } from '../http/refusal';
import { hashPassword, isPassword } from '../identity/password';
import { isOlderThan, isStrongPassword, lifetimes, passwordMessage } from '../identity/rules';

const empty = z.object({});

export function authRoutes(api: Api, context: Context): void {
  const { connection, clock, tokens } = context;
  const { db } = connection;

  api.post(
    '/auth/access_token',
    { schema: { body: authorizationCodeRequest, response: { 200: tokenPair } } },
    async (request) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const [code] = await tx
          .update(authorization_codes)
          .set({ used_at: now })
          .where(
            and(
              eq(authorization_codes.code, request.body.authorization_code),
              isNull(authorization_codes.used_at),
            ),
          )
          .returning();
        if (code === undefined || isOlderThan(code.created_at, lifetimes.authorizationCode, now)) {
          throw refused(details.invalidAuthorizationCode);
        }
        await recordActivity({ tx, now }, code.member_id, 'LOGIN');
        return tokens.openSession(tx, code.member_id, 'member');
      }),
  );

  api.post(
    '/auth/token',
    { schema: { body: refreshRequest, response: { 200: tokenPair } } },
    async (request) => tokens.rotate(request.body.refresh),
  );

  api.get('/auth/revoke', { config: bearerRoute, schema: { response: { 200: empty } } }, async (request) => {
    const refresh = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (refresh === undefined) throw unauthorized(details.noCredentials);
    await db.transaction(async (tx) => {
      const memberId = await tokens.revoke(tx, refresh);
      if (memberId === null) throw unauthorized(details.invalidToken);
      await recordActivity({ tx, now: clock.now() }, memberId, 'LOGOUT');
    });
    return {};
  });

  api.put(
    '/users/:uid/password',
    { schema: { params: z.object({ uid: z.string() }), body: newPasswordRequest, response: { 200: empty } } },
    async (request) => {
      const { member, sessionId } = await requireCaller(context, request);
      if (String(member.id) !== request.params.uid) throw forbidden();
      const password = request.body.new_password;
      if (await isPassword(password, member.password_hash)) throw refused(details.samePassword);
      if (!isStrongPassword(password)) throw fieldRefusal({ new_password: passwordMessage });
      const hash = await hashPassword(password);
      await db.transaction(async (tx) => {
        await tx.update(members).set({ password_hash: hash }).where(eq(members.id, member.id));
        await tokens.revokeAll(tx, member.id, sessionId);
      });
      return {};
    },
  );
}
