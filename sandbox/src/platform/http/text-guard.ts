import type { FastifyRequest } from 'fastify';
import type { Api } from '../context';
import { fieldRefusal, notFound } from './refusal';
import type { Refusal } from './refusal';

/** PostgreSQL stores neither NUL nor half a surrogate pair; no name, code or answer needs them. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** True when a value holds such text anywhere, keys included. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  if (Array.isArray(value)) return value.some(holdsUnstorable);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, item]) => !isStorable(key) || holdsUnstorable(item));
}

/** True when a request of any server carries such text. */
export const carriesUnstorable = ({ params, query, body }: FastifyRequest): boolean =>
  [params, query, body].some(holdsUnstorable);

/** Refuses text that no database can hold, before any handler sees it: paths name nothing, fields are wrong. */
export function guardText(api: Api): void {
  api.addHook('preValidation', (request, _reply, done) => {
    const refusal = judgeText(request);
    if (refusal === null) done();
    else done(refusal);
  });
}

function judgeText({ params, query, body }: FastifyRequest): Refusal | null {
  if (holdsUnstorable(params)) return notFound();
  for (const part of [query, body]) {
    if (typeof part !== 'object' || part === null) continue;
    const wrong = Object.entries(part).filter((entry) => holdsUnstorable(entry));
    const names = wrong.map(([name]) => (isStorable(name) ? name : 'non_field_errors'));
    if (names.length > 0)
      return fieldRefusal(Object.fromEntries(names.map((name) => [name, 'This value is not valid.'])));
  }
  return null;
}
