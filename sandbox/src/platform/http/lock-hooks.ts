import type { FastifyRequest } from 'fastify';
import type { Api } from '../context';
import type { Lock } from '../db/lock';

/** Lets a call in before its handler and out after its answer is made, so that a reset finds no call halfway. */
export function keepApart(api: Api, lock: Lock): void {
  const inside = new WeakMap<FastifyRequest, () => void>();
  api.addHook('preHandler', async (request) => {
    if (request.routeOptions.url !== '/sandbox/reset') inside.set(request, await lock.enter());
  });
  api.addHook('onSend', (request, _reply, payload, done) => {
    inside.get(request)?.();
    done(null, payload);
  });
  // A call whose connection broke has no answer.
  api.addHook('onResponse', (request, _reply, done) => {
    inside.get(request)?.();
    done();
  });
}
