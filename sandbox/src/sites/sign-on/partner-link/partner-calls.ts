import { isListedOrigin } from '@mrw/shared-contracts/partners/origins';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { lifetimes } from '../../../platform/identity/rules';
import {
  answerCallErrors,
  callerOf,
  CallError,
  readCall,
  reference,
  word,
} from '../../../members/partners/partner-call';
import type { PartnerPort } from '../../../members/partners/partner-port';

const linkBody = z.object({ code: word(200), redirect_uri: word(2_000), user_reference: reference });
const codeBody = z.object({ user_reference: reference, origin: word(300) });
const linkParams = z.object({ user_reference: reference });

/** The calls of the partners' servers; `app` is a scope of its own, with errors in JSON. */
export function partnerCalls(app: FastifyInstance, port: PartnerPort): void {
  const { links } = port;
  answerCallErrors(app);

  app.post('/partner/links', async (request, reply) => {
    const { id } = await callerOf(port, request);
    const { code, redirect_uri, user_reference } = readCall(linkBody, request.body);
    const link = await links.link(id, { code, redirectUri: redirect_uri, userReference: user_reference });
    if (link === null)
      throw new CallError(
        400,
        'invalid_grant',
        'The code is unknown, used, older than 10 minutes or not for this redirect_uri.',
      );
    if (link === 'linked_to_another')
      throw new CallError(
        409,
        'already_linked',
        'This user_reference is linked to another member: end that link first.',
      );
    return reply.code(201).send({ user_reference, linked_at: link.created_at.toISOString() });
  });

  app.post('/partner/wallet-code', async (request) => {
    const { id, partner } = await callerOf(port, request);
    const { user_reference, origin } = readCall(codeBody, request.body);
    if (!isListedOrigin(partner.origins, origin))
      throw new CallError(400, 'invalid_origin', `${origin} is not registered for ${id}.`);
    const code = await links.walletCode(id, user_reference, origin);
    if (code === null)
      throw new CallError(
        404,
        'not_linked',
        'There is no link with this user_reference: send the member to /partner/link.',
      );
    return { code, expires_in: lifetimes.authorizationCode };
  });

  app.delete('/partner/links/:user_reference', async (request, reply) => {
    const { id } = await callerOf(port, request);
    const { user_reference } = readCall(linkParams, request.params);
    if (!(await links.unlink(id, user_reference)))
      throw new CallError(404, 'not_linked', 'There is no link with this user_reference.');
    return reply.code(204).send();
  });
}
