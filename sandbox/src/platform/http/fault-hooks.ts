import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../context';
import type { Fault, Faults } from './faults';

/** Lets calls meet their faults; preflights, the sandbox's own calls and the console are spared. */
export function meetFaults(api: Api, faults: Faults): void {
  const met = new WeakMap<FastifyRequest, Fault>();
  api.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' || /^\/(sandbox|console)(\/|$)/.test(request.url)) return undefined;
    const hit = faults.take(`${request.method} ${readable(request.url)}`);
    if (hit === null) return undefined;
    met.set(request, hit);
    return before(hit, request, reply);
  });
  api.addHook('onSend', async (request, reply, payload) => {
    const hit = met.get(request);
    if (hit?.mode === 'delay') await pause(hit.value, request);
    if (hit?.mode === 'drop_after') drop(request, reply);
    return hit?.mode === 'answer_after' ? replaced(hit.value, reply) : payload;
  });
}

async function before(hit: Fault, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  switch (hit.mode) {
    case 'status':
      return reply.code(hit.value).send(hit.value < 400 ? {} : undefined);
    case 'detail':
      return reply.code(400).send({ detail: hit.value });
    case 'answer':
      return reply.code(hit.value.status).send(hit.value.body);
    case 'drop_before':
      return drop(request, reply);
    case 'hang':
      reply.hijack();
      return reply;
    case 'delay':
    case 'drop_after':
    case 'answer_after':
      return undefined;
  }
}

type Replacement = Extract<Fault, { mode: 'answer_after' }>['value'];

function replaced({ status, body, cut }: Replacement, reply: FastifyReply): unknown {
  const isPage = typeof body === 'string';
  const text = isPage ? body : JSON.stringify(body ?? null);
  reply.code(status).type(isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
  return cut === true ? Readable.from(firstHalf(text)) : text;
}

/** A stream that breaks once its beginning is on its way: the connection closes. */
async function* firstHalf(text: string): AsyncGenerator<string> {
  yield text.slice(0, text.length / 2);
  await new Promise((resolve) => setImmediate(resolve));
  throw new Error('An injected fault cuts this answer off.');
}

function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.destroy();
  return reply;
}

const pause = (milliseconds: number, request: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    request.raw.once('close', () => {
      if (!request.raw.complete) {
        clearTimeout(timer);
        resolve();
      }
    });
  });

function readable(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
