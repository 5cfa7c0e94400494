import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api, Context } from '../context';
import { idempotency_keys } from '../db/schema/access';

type Claimed = { owner: string; key: string; route: string; finish(): void };

/** The first answer of a POST with an Idempotency-Key is given again to its repeats (contract §0). */
export function replayAnswers(api: Api, { connection: { db }, clock, tokens }: Context): void {
  const claimed = new WeakMap<FastifyRequest, Claimed>();
  const running = new Map<string, Promise<void>>();

  api.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string' || key === '' || key.length > 200)
      return undefined;
    // A call of a partner's server is repeated by its order, and has no owner here.
    if (request.headers.authorization?.startsWith('Basic ')) return undefined;
    const owner = (await tokens.uidOf(request.headers.authorization)) ?? '';
    const route = `POST ${request.url.split('?', 1)[0]}`;
    const name = JSON.stringify([owner, route, key]);
    for (let first = running.get(name); first !== undefined; first = running.get(name)) await first;
    let finish = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      finish = () => {
        running.delete(name);
        resolve();
      };
    });
    running.set(name, done);
    const sameCall = and(
      eq(idempotency_keys.owner, owner),
      eq(idempotency_keys.key, key),
      eq(idempotency_keys.route, route),
    );
    const [earlier] = await db
      .select()
      .from(idempotency_keys)
      .where(sameCall)
      .catch((error: unknown) => {
        finish();
        throw error;
      });
    if (earlier === undefined) {
      claimed.set(request, { owner, key, route, finish });
      return undefined;
    }
    finish();
    return replay(reply, earlier.status, earlier.body);
  });

  api.addHook('onSend', async (request, reply, payload) => {
    const claim = claimed.get(request);
    if (claim === undefined) return payload;
    const { finish, ...call } = claim;
    try {
      if (reply.statusCode < 500 && typeof payload === 'string') {
        const answer = { status: reply.statusCode, body: payload, created_at: clock.now() };
        await db
          .insert(idempotency_keys)
          .values({ ...call, ...answer })
          .onConflictDoNothing();
      }
    } finally {
      finish();
    }
    return payload;
  });
}

const replay = (reply: FastifyReply, status: number, body: string): FastifyReply => {
  reply.code(status).header('idempotency-replayed', 'true');
  // The stored text goes out as it is: its keys keep their order.
  return reply.type('application/json; charset=utf-8').serializer(String).send(body);
};
