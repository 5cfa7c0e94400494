import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Api } from '../context';

/**
 * What goes wrong with a call (contract §8). `match`: text that `METHOD /path?query` contains, `*` stands for anything.
 * delay: the handler runs, the answer waits `value` ms; hang: the handler never runs; drop_before / drop_after: the
 * connection closes before / after the handler; status, detail, answer: answered without the handler.
 */
export const fault = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('delay'),
    match: z.string(),
    value: z.number(),
    times: z._default(z.number(), 1),
  }),
  z.object({ mode: z.literal('hang'), match: z.string(), times: z._default(z.number(), 1) }),
  z.object({ mode: z.literal('drop_before'), match: z.string(), times: z._default(z.number(), 1) }),
  z.object({ mode: z.literal('drop_after'), match: z.string(), times: z._default(z.number(), 1) }),
  z.object({
    mode: z.literal('status'),
    match: z.string(),
    value: z.number(),
    times: z._default(z.number(), 1),
  }),
  z.object({
    mode: z.literal('detail'),
    match: z.string(),
    value: z.string(),
    times: z._default(z.number(), 1),
  }),
  z.object({
    mode: z.literal('answer'),
    match: z.string(),
    value: z.object({ status: z.number(), body: z.unknown() }),
    times: z._default(z.number(), 1),
  }),
]);
type Fault = z.infer<typeof fault>;

export type Faults = {
  add(fault: Fault): void;
  clear(): void;
  /** The fault that this call meets, counted down. */
  take(call: string): Fault | null;
};

export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add: (added) => waiting.push({ fault: added, left: added.times }),
    clear: () => {
      waiting = [];
    },
    take: (call) => {
      const hit = waiting.find((entry) => meets(call, entry.fault.match));
      if (hit === undefined) return null;
      hit.left -= 1;
      waiting = waiting.filter((entry) => entry.left > 0);
      return hit.fault;
    },
  };
}

/** True when the pieces of `match` between its stars occur in the call in that order. */
export function meets(call: string, match: string): boolean {
  let from = 0;
  return match.split('*').every((piece) => {
    const at = call.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}

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
    return payload;
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
      return undefined;
  }
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
