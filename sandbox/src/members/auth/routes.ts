import {
  authorizationCodeRequest,
  newPasswordRequest,
  refreshRequest,
  tokenPair,
} from '@mrw/shared-contracts/api/auth';
import { details } from '@mrw/shared-contracts/api/errors';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { recordActivity } from '../../ledger/activity-log/record';
import type { Api, Context } from '../../platform/context';
import { members } from '../../platform/db/schema/members';
import { bearerRoute } from '../../platform/http/bearer-route';
import { requireCaller } from '../../platform/identity/caller';
import { fieldRefusal, forbidden, refused, unauthorized } from '../../platform/http/refusal';
import { hashPassword, isPassword } from '../../platform/identity/password';
import { isStrongPassword, passwordMessage } from '../../platform/identity/rules';
import { readUserAgent } from '../../platform/identity/user-agent';
import { proofWhileLocked } from '../../platform/identity/proof';
import { tellNewDevice } from '../security/sessions';
import { mayOpenWallet, takeCode } from './authorization-code';

const empty = z.object({});

export function authRoutes(api: Api, context: Context): void {
  const { addresses, connection, clock, spendLock, tokens } = context;
  const { db } = connection;

  /** The page around a wallet: a frame tells the origin of its handshake, an inline wallet is that page. */
  const walletOrigin = ({
    headers,
    body,
  }: {
    headers: { origin?: string };
    body: { partner_origin?: string };
  }) => (headers.origin === addresses.shell.origin ? body.partner_origin : headers.origin);

  api.post(
    '/auth/access_token',
    { schema: { body: authorizationCodeRequest, response: { 200: tokenPair } } },
    async (request) => {
      // A code that comes from a wrong origin is used up: thrown after the commit.
      const pair = await db.transaction(async (tx) => {
        const now = clock.now();
        const code = await takeCode({ tx, now }, request.body.authorization_code);
        if (code === null) return null;
        if (code.link_id !== null && !(await mayOpenWallet(tx, code, walletOrigin(request)))) return null;
        await recordActivity({ tx, now }, code.member_id, 'LOGIN');
        const userAgent = request.headers['user-agent'];
        if (code.link_id !== null)
          return tokens.openSession(tx, code.member_id, 'wallet', { linkId: code.link_id, userAgent });
        if (spendLock) await tellNewDevice({ tx, now }, code.member_id, readUserAgent(userAgent));
        return tokens.openSession(tx, code.member_id, 'member', { userAgent });
      });
      if (pair === null) throw refused(details.invalidAuthorizationCode);
      return pair;
    },
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
      await proofWhileLocked(context, member, { proof: request.body.proof, address: request.ip });
      const hash = await hashPassword(password);
      await db.transaction(async (tx) => {
        await tx.update(members).set({ password_hash: hash }).where(eq(members.id, member.id));
        await tokens.revokeAll(tx, member.id, sessionId);
      });
      return {};
    },
  );
}
