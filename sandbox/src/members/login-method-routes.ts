import {
  loginMethodChallenge,
  loginMethodDone,
  loginMethodQuery,
  loginMethodRequest,
} from '@mrw/shared-contracts/api/customers';
import { details } from '@mrw/shared-contracts/api/errors';
import * as z from 'zod/mini';
import type { Api, Context } from '../platform/context';
import { requireOwner } from '../platform/identity/caller';
import { fieldRefusal, forbidden, Refusal } from '../platform/http/refusal';
import { lockMember } from '../platform/identity/lock';
import { proofWhileLocked } from '../platform/identity/proof';
import { confirmLoginCode, mayChangeLogin, sendLoginCode } from './login-method';

const path = '/customers/:uid/update-login-method';
const params = z.object({ uid: z.string() });

export function loginMethodRoutes(api: Api, context: Context): void {
  const { connection, clock } = context;
  const { db } = connection;

  api.get(
    path,
    { schema: { params, querystring: loginMethodQuery, response: { 201: loginMethodChallenge } } },
    async (request, reply) => {
      const { id } = await requireOwner(context, request, request.params.uid);
      const outcome = await db.transaction(async (tx) => {
        const member = await lockMember(tx, id);
        if (!mayChangeLogin(member)) throw fieldRefusal({ login_method: 'This field cannot be edited.' });
        if (member.spending_locked_at !== null) throw forbidden(details.spendingLocked);
        return sendLoginCode(tx, member, request.query, clock.now());
      });
      if (outcome.kind === 'refused') throw new Refusal(400, { result: outcome.result });
      return reply.code(201).send({ result: { verify_challenge: outcome.value } });
    },
  );

  api.post(
    path,
    { schema: { params, body: loginMethodRequest, response: { 200: loginMethodDone } } },
    async (request) => {
      const owner = await requireOwner(context, request, request.params.uid);
      await proofWhileLocked(context, owner, { proof: request.body.proof, address: request.ip });
      const outcome = await db.transaction(async (tx) => {
        const member = await lockMember(tx, owner.id);
        if (!mayChangeLogin(member)) throw fieldRefusal({ login_method: 'This field cannot be edited.' });
        return confirmLoginCode(tx, member, request.body, clock.now());
      });
      if (outcome.kind === 'refused') throw new Refusal(400, { result: outcome.result });
      return { result: outcome.value };
    },
  );
}
