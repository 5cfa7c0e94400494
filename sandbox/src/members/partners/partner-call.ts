import { details } from '@mrw/shared-contracts/api/errors';
import type { Registration } from '@mrw/shared-contracts/partners/registration';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { retrySeconds, statusOf } from '../../platform/http/error-answers';
import { Refusal } from '../../platform/http/refusal';
import { isSecretOf, readBasic } from './client-secret';
import { findPartner, type PartnerPort } from './partner-port';

/** An error of RFC 6749, or one of ours; docs/guides/embedding.md lists them. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    description: string,
  ) {
    super(description);
  }
}

/** A text of a call. @param most characters */
export const word = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
/** The partner's own name of its user. */
export const reference = word(200);

/** Answers every error of a scope in the form that the servers of partners read. */
export function answerCallErrors(app: Pick<FastifyInstance, 'setErrorHandler'>): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, code, message } = faultOf(error);
    if (status === 401) reply.header('www-authenticate', 'Basic realm="partner"');
    if (error instanceof Refusal) reply.headers(error.headers);
    if (status === 503) reply.header('retry-after', retrySeconds);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    // `detail` as in every other refusal of the API.
    const detail = code === 'spending_locked' ? { detail: message } : {};
    return reply.code(status).send({ error: code, error_description: message, ...detail });
  });
}

/** The partner whose id and secret a call has. @throws CallError */
export async function callerOf(
  port: Pick<PartnerPort, 'directory' | 'clock'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<{ id: string; partner: Registration }> {
  const given = readBasic(headers.authorization);
  const partner = given && (await findPartner(port, given.id));
  if (given && isSecretOf(partner, given.secret, port.clock.now()) && partner)
    return { id: given.id, partner };
  throw new CallError(401, 'invalid_client', 'The id or the secret is wrong.');
}

/** @throws CallError that names the fields */
export function readCall<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'the body').join(', ');
  throw new CallError(400, 'invalid_request', `Missing or not valid: ${fields}.`);
}

function faultOf(error: unknown): Pick<CallError, 'status' | 'code' | 'message'> {
  if (error instanceof CallError) return error;
  if (error instanceof Refusal && error.body['detail'] === details.spendingLocked)
    return { status: 403, code: 'spending_locked', message: details.spendingLocked };
  const known = statusOf(error);
  if (known === 429) return { status: 429, code: 'slow_down', message: 'Too many calls.' };
  if (known < 500) return { status: known, code: 'invalid_request', message: 'The call cannot be read.' };
  return { status: known, code: 'server_error', message: 'The call failed.' };
}
