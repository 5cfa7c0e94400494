import { and, eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api, Context } from '../context';
import type { Db, Work } from '../db/connect';
import { idempotency_keys } from '../db/schema/access';
import { Refusal } from './refusal';

/** Milliseconds that an answer is kept for its repeats (contract §0). */
const kept = 24 * 3_600_000;

type Call = { owner: string; key: string; route: string };
type Answer = { status: number; body: unknown; headers?: Refusal['headers'] };

/**
 * A POST with an Idempotency-Key runs in one transaction with the row of its key, which holds the answer: whatever
 * breaks, there are both or neither, and a second call waits at the row for the first (contract §0).
 */
export function replayAnswers(api: Api, { connection, clock, tokens }: Context): void {
  api.addHook('onRoute', (route) => {
    if (route.method !== 'POST' || route.url.startsWith('/sandbox/')) return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      const run = (): unknown => handler.call(this, request, reply);
      const key = keyOf(request);
      if (key === null) return run();
      const owner = (await tokens.uidOf(request.headers.authorization)) ?? '';
      const call = { owner, key, route: `POST ${request.url.split('?', 1)[0]}` };
      const { status, body, headers } = await connection.inOneTransaction(() =>
        answerOnce({ tx: connection.db, now: clock.now() }, call, () => answerOf(run, reply)),
      );
      reply.code(status).headers(headers ?? {});
      return body;
    };
  });
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || key.length > 200) return null;
  // A call of a partner's server is repeated by its order, and has no owner here.
  return headers.authorization?.startsWith('Basic ') === true ? null : key;
}

/** What a handler answers. A refusal is an answer: what was committed before it, such as a wrong try, stays. */
async function answerOf(run: () => unknown, reply: FastifyReply): Promise<Answer> {
  try {
    const body = await run();
    if (body === reply)
      throw new Error('A handler of a POST returns its answer: sent, it would precede the commit');
    return { status: reply.statusCode, body };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function answerOnce(work: Work, call: Call, answer: () => Promise<Answer>): Promise<Answer> {
  const { tx } = work;
  const sameCall = and(
    eq(idempotency_keys.owner, call.owner),
    eq(idempotency_keys.key, call.key),
    eq(idempotency_keys.route, call.route),
  );
  if (!(await takeKey(work, call))) {
    const [earlier] = await tx.select().from(idempotency_keys).where(sameCall);
    if (earlier === undefined) throw new Error('The answer to be repeated was removed meanwhile');
    return {
      status: earlier.status,
      body: parsed(earlier.body),
      headers: { 'idempotency-replayed': 'true' },
    };
  }
  const made = await answer();
  const stored = { status: made.status, body: made.body === undefined ? '' : JSON.stringify(made.body) };
  await tx.update(idempotency_keys).set(stored).where(sameCall);
  return made;
}

/** The row without its answer, which no other transaction sees. @returns false when the key was used */
async function takeKey({ tx, now }: Work, call: Call): Promise<boolean> {
  const row = { status: 0, body: '', created_at: now };
  const { owner, key, route } = idempotency_keys;
  const taken = await tx
    .insert(idempotency_keys)
    .values({ ...call, ...row })
    .onConflictDoUpdate({ target: [owner, key, route], set: row, setWhere: isOld(now) })
    .returning({ key });
  return taken.length > 0;
}

const isOld = (now: Date) => lt(idempotency_keys.created_at, new Date(now.getTime() - kept));

/** Removes the answers that are kept no longer. */
export const forgetAnswers = async (tx: Db, now: Date): Promise<void> => {
  await tx.delete(idempotency_keys).where(isOld(now));
};

const parsed = (body: string): unknown => (body === '' ? undefined : JSON.parse(body));
