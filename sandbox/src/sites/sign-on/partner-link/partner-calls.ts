import { isListedOrigin } from '@mrw/shared-contracts/partners/origins';
import type { Registration } from '@mrw/shared-contracts/partners/registration';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { lifetimes } from '../../../identity/rules';
import { Refusal } from '../../../http/refusal';
import { isSecretOf, readBasic } from './client-secret';
import { findPartner, type PartnerPort } from './partner-port';

const word = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const reference = word(200);
const linkBody = z.object({ code: word(200), redirect_uri: word(2_000), user_reference: reference });
const codeBody = z.object({ user_reference: reference, origin: word(300) });
const linkParams = z.object({ user_reference: reference });

/** An error of RFC 6749, or one of ours; docs/embedding.md lists them. */
class CallError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    description: string,
  ) {
    super(description);
  }
}

/** The calls of the partners' servers; `app` is a scope of its own, with errors in JSON. */
export function partnerCalls(app: FastifyInstance, port: PartnerPort): void {
  const { links, clock } = port;
  app.setErrorHandler(async (error, request, reply) => {
    const { status, code, message } = faultOf(error);
    if (status === 401) reply.header('www-authenticate', 'Basic realm="partner"');
    if (error instanceof Refusal) reply.headers(error.headers);
    if (status === 500) request.log.error({ err: error }, 'request failed');
    return reply.code(status).send({ error: code, error_description: message });
  });

  const caller = async ({ headers }: FastifyRequest): Promise<{ id: string; partner: Registration }> => {
    const given = readBasic(headers.authorization);
    const partner = given && (await findPartner(port, given.id));
    if (given && isSecretOf(partner, given.secret, clock.now()) && partner) return { id: given.id, partner };
    throw new CallError(401, 'invalid_client', 'The id or the secret is wrong.');
  };

  app.post('/partner/links', async (request, reply) => {
    const { id } = await caller(request);
    const { code, redirect_uri, user_reference } = read(linkBody, request.body);
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
    const { id, partner } = await caller(request);
    const { user_reference, origin } = read(codeBody, request.body);
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
    const { id } = await caller(request);
    const { user_reference } = read(linkParams, request.params);
    if (!(await links.unlink(id, user_reference)))
      throw new CallError(404, 'not_linked', 'There is no link with this user_reference.');
    return reply.code(204).send();
  });
}

function read<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'the body').join(', ');
  throw new CallError(400, 'invalid_request', `Missing or not valid: ${fields}.`);
}

function faultOf(error: unknown): Pick<CallError, 'status' | 'code' | 'message'> {
  if (error instanceof CallError) return error;
  const known = error instanceof Refusal ? error.status : statusOf(error);
  if (known === 429) return { status: 429, code: 'slow_down', message: 'Too many calls.' };
  if (known < 500) return { status: known, code: 'invalid_request', message: 'The call cannot be read.' };
  return { status: 500, code: 'server_error', message: 'The call failed.' };
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
