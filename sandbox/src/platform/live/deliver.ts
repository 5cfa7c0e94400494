import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/connect';
import { aliveSessions, mostRows, rowsAfter } from './reads';
import type { Stream } from './stream';
import { frameOf } from './tell';

/** Milliseconds until a read that failed is done again. */
const retry = 1_000;

export type Delivery = {
  db: Db;
  log: Pick<FastifyBaseLogger, 'warn'>;
  streamsOf(memberId: number): Iterable<Stream>;
  /** An event of this time was sent while its reader waited: it is not what came before the stream. */
  sent(at: Date): void;
  /** Ends a stream whose session is over. */
  end(stream: Stream): void;
};

/**
 * Brings the streams of members up to date, those of all who were woken by one read at a time: streams never take the
 * connections of the calls.
 */
export function createDelivery({ db, log, streamsOf, sent, end }: Delivery) {
  const woken = new Set<number>();
  // A commit wakes inside its own transaction, which the reads are no part of.
  const outside = AsyncLocalStorage.snapshot();
  let isReading = false;

  const deliver = async (streams: readonly Stream[]) => {
    const alive = await aliveSessions(db, streams);
    for (const stream of streams) if (!alive.has(stream.reader.sessionId)) end(stream);
    const readers = streams.filter(
      ({ reader, position }) => position !== null && alive.has(reader.sessionId),
    );
    const rows = await rowsAfter(db, readers);
    for (const stream of readers)
      for (const row of rows) {
        if (stream.reader.memberId !== row.member_id || (stream.position ?? 0) >= row.id) continue;
        stream.position = row.id;
        stream.send(frameOf(row, stream.reader.language), Date.now());
        if (row.created_at >= stream.openedAt) sent(row.created_at);
      }
    if (rows.length === mostRows) for (const { reader } of readers) woken.add(reader.memberId);
  };
  const read = async () => {
    isReading = true;
    while (woken.size > 0) {
      const streams = [...woken].flatMap((id) => [...streamsOf(id)]);
      woken.clear();
      if (streams.length === 0) continue;
      await deliver(streams).catch(async (error: unknown) => {
        log.warn({ err: error }, 'events could not be read');
        await pause(retry);
        for (const { reader } of streams) woken.add(reader.memberId);
      });
    }
    isReading = false;
  };
  return {
    wake: (memberIds: Iterable<number>) => {
      for (const id of memberIds) woken.add(id);
      if (!isReading) outside(() => void read());
    },
  };
}
