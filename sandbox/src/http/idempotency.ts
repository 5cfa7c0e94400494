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
    if (request.method !== 'POST' || typeof key !== 'string' || key === '' || key.length > 200) return undefined;
    const owner = (await tokens.uidOf(request.headers.authorization)) ?? '';
    const route = `POST ${request.url.split('?', 1)[0]}`;
    const name = JSON.stringify([owner, route, key]);
    await running.get(name);
    const sameCall = and(
      eq(idempotency_keys.owner, owner),
      eq(idempotency_keys.key, key),
      eq(idempotency_keys.route, route),
    );
    const [earlier] = await db.select().from(idempotency_keys).where(sameCall);
    if (earlier?.status != null) return replay(reply, earlier.status, earlier.body);
    let resolve = (): void => undefined;
    running.set(name, new Promise<void>((done) => (resolve = done)));
    claimed.set(request, {
      owner,
      key,
      route,
      finish: () => {
        running.delete(name);
        resolve();
      },
    });
    return undefined;
  });

  api.addHook('onSend', async (request, reply, payload) => {
    const claim = claimed.get(request);
    if (claim === undefined) return payload;
    const { finish, ...call } = claim;
    if (reply.statusCode < 500 && typeof payload === 'string') {
      const answer = { status: reply.statusCode, body: parseBody(payload), created_at: clock.now() };
      await db.insert(idempotency_keys).values({ ...call, ...answer }).onConflictDoNothing();
    }
    finish();
    return payload;
  });
}

const replay = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  reply.code(status).header('idempotency-replayed', 'true').send(body ?? '');

function parseBody(payload: string): unknown {
  return payload === '' ? null : JSON.parse(payload);
}
