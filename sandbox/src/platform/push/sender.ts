import type { FastifyBaseLogger } from 'fastify';
import { and, asc, eq, exists, gt, inArray, isNull, lte } from 'drizzle-orm';
import { addSeconds } from '../calendar/hong-kong';
import type { Clock } from '../clock';
import type { Connection, Db, Work } from '../db/connect';
import { endSubscriptions } from '../db/end-subscriptions';
import { refresh_tokens, sessions } from '../db/schema/access';
import { members } from '../db/schema/members';
import { push_outbox, push_subscriptions } from '../db/schema/push';
import { telemetryCounter } from '../telemetry/counter';
import type { Exporter } from '../telemetry/intake';
import { forgetOver } from './announce';
import type { PushHosts } from './endpoint';
import type { VapidKey } from './keys';
import { isOver } from './over';
import { retryAt } from './rules';
import { send, type Letter, type Outcome } from './send';

/** Milliseconds between looks at what is due. */
const tick = 1_000;
/** Messages that are sent at a time. */
const mostAtOnce = 20;
/** Seconds after which a message of a process that was lost is sent by another. */
const lease = 60;

export type PushSender = ReturnType<typeof createSender>;

type Source = PushHosts & {
  connection: Connection;
  clock: Clock;
  exporter: Exporter | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Every key that subscriptions may still have, the newest first. */
  keys(): Promise<readonly VapidKey[]>;
  /** Origin of the site that a press opens. */
  site: string;
};

/** Sends what acts have written, after their commit. Several processes share the work. */
export function createSender(source: Source) {
  const { connection, clock, log, exporter } = source;
  const { db } = connection;
  const count = telemetryCounter(exporter, 'push', () => clock.now());
  const sendOne = async (letter: Letter, keys: readonly VapidKey[]) => {
    const now = clock.now();
    const key = keys.find((known) => known.public === letter.device.server_key);
    const isDropped = letter.message.ends_at <= now || (await isOver(db, letter.message, now));
    const outcome: Outcome | null = isDropped
      ? null
      : key === undefined
        ? { kind: 'gone', because: 'the key is not known any more' }
        : await send(letter, { ...source, key, now });
    count(outcome?.kind ?? 'over');
    if (outcome && outcome.kind !== 'sent')
      log.info({ host: new URL(letter.device.endpoint).host, ...outcome }, 'a push message was not taken');
    await settle({ tx: db, now }, letter, outcome);
  };
  const deliver = async () => {
    for (;;) {
      const letters = await takeDue(db, clock.now());
      if (letters.length === 0) break;
      const keys = await source.keys();
      await Promise.all(letters.map((letter) => sendOne(letter, keys)));
    }
    await forgetOver({ tx: db, now: clock.now() });
  };
  let running: Promise<void> | null = null;
  const run = () =>
    (running ??= deliver()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'push messages could not be sent');
      })
      .finally(() => (running = null)));
  const timer = setInterval(() => void run(), tick).unref();
  return {
    /** Sends what is due now: a run that is under way may have looked before. */
    run: async () => {
      await running;
      await run();
    },
    keys: source.keys,
    hosts: { hosts: source.hosts, standIn: source.standIn },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Takes what is due for this process; what no device waits for any more ends with its subscription. */
async function takeDue(db: Db, now: Date): Promise<Letter[]> {
  const due = and(isNull(push_outbox.sent_at), lte(push_outbox.due_at, now));
  if ((await db.$count(push_outbox, due)) === 0) return [];
  return db.transaction(async (tx) => {
    const picked = await tx
      .select({ message: push_outbox, device: push_subscriptions, session: sessions, member: members })
      .from(push_outbox)
      .innerJoin(push_subscriptions, eq(push_subscriptions.id, push_outbox.subscription_id))
      .innerJoin(sessions, eq(sessions.id, push_subscriptions.session_id))
      .innerJoin(members, eq(members.id, push_subscriptions.member_id))
      .where(due)
      .orderBy(asc(push_outbox.due_at))
      .limit(mostAtOnce)
      .for('update', { of: push_outbox, skipLocked: true });
    const alive = await aliveSessions(
      tx,
      picked.map(({ session }) => session.id),
      now,
    );
    const [letters, ended] = [
      picked.filter((row) => isAlive(row) && alive.has(row.session.id)),
      picked.filter((row) => !isAlive(row) || !alive.has(row.session.id)),
    ];
    await endSubscriptions(
      tx,
      inArray(
        push_subscriptions.id,
        ended.map(({ device }) => device.id),
      ),
    );
    await tx
      .update(push_outbox)
      .set({ due_at: addSeconds(now, lease) })
      .where(
        inArray(
          push_outbox.id,
          letters.map(({ message }) => message.id),
        ),
      );
    return letters;
  });
}

type Picked = { session: typeof sessions.$inferSelect; member: typeof members.$inferSelect };
const isAlive = ({ session, member }: Picked) =>
  session.revoked_at === null && member.deleted_at === null && !member.is_forced_inactive;

/** Sessions that a device can still renew. */
async function aliveSessions(tx: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const renewable = tx
    .select({ hash: refresh_tokens.hash })
    .from(refresh_tokens)
    .where(and(eq(refresh_tokens.session_id, sessions.id), gt(refresh_tokens.expires_at, now)));
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), exists(renewable)));
  return new Set(rows.map(({ id }) => id));
}

/** Notes how it went. @param outcome null: it was over, and not sent */
async function settle(
  { tx, now }: Work,
  { message, device }: Letter,
  outcome: Outcome | null,
): Promise<void> {
  if (outcome?.kind === 'gone') {
    await endSubscriptions(tx, eq(push_subscriptions.id, device.id));
    return;
  }
  const tries = message.tries + 1;
  const next = outcome?.kind === 'later' ? retryAt({ ...message, tries }, outcome.wait, now) : null;
  const change = next === null ? { sent_at: now, tries } : { due_at: next, tries };
  // News about the same that came meanwhile is sent for itself.
  const same = and(eq(push_outbox.id, message.id), eq(push_outbox.created_at, message.created_at));
  await tx.update(push_outbox).set(change).where(same);
}
