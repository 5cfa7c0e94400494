import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Api } from '../context';
import { isAway } from '../db/error-code';
import { Refusal } from './refusal';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const required = 'This field is required.';
const invalid = 'This value is not valid.';
/** Of a 503: the host waits so long before it reads again. */
export const retrySeconds = 2;

/** Every failure has one of the two formats of contract §0, without internal details. */
export function answerErrors(api: Api): void {
  api.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).headers(error.headers).send(error.body);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const given = error.validationContext === 'body' ? request.body : request.query;
      return reply.code(400).send(fieldMessages(error.validation, given));
    }
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'failed');
    if (status === 503) reply.header('retry-after', retrySeconds);
    return reply.code(status).send({ detail: shortReason(status) });
  });
  api.setNotFoundHandler((request, reply) => {
    const allowed = methods.filter((method) => routeOf(api, method, request.url) !== null);
    if (allowed.length === 0) return reply.code(404).send({ detail: shortReason(404) });
    return reply
      .code(405)
      .header('allow', allowed.join(', '))
      .send({ detail: shortReason(405) });
  });
}

/** 503 while the database is away: the same call succeeds later. */
export const statusOf = (error: unknown): number => {
  if (error instanceof Refusal) return error.status;
  if (isAway(error)) return 503;
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
};

/** Null without one, which is missing in Fastify's own type. */
const routeOf = (api: Api, method: (typeof methods)[number], url: string): object | null =>
  api.findRoute({ method, url });

function fieldMessages(
  issues: readonly { instancePath: string }[],
  given: unknown,
): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { instancePath } of issues) {
    const name = instancePath.split('/')[1] || 'non_field_errors';
    const isMissing = typeof given !== 'object' || given === null || !(name in given);
    (fields[name] ??= []).push(isMissing ? required : invalid);
  }
  return fields;
}

function shortReason(status: number): string {
  if (status === 503) return 'Service temporarily unavailable.';
  if (status >= 500) return 'Internal server error.';
  if (status === 413) return 'The request is too large.';
  if (status === 415) return 'Unsupported media type.';
  if (status === 404) return 'Not found.';
  if (status === 405) return 'Method not allowed.';
  return 'Bad request.';
}
