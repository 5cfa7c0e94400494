import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export const channel = 'live_events';
/** Milliseconds between a lost connection and the next, and between questions whether it is still there. */
const retry = 500;
const check = 15_000;
const timeout = 10_000;

/** A member with news or an ended session; null: it may be any. */
type Woken = (memberId: number | null) => void;
/** Begins to hear of what `wake` tells. @returns what ends it */
export type Listen = (woken: Woken) => () => void;

const read = (payload: string | undefined) => (payload ? Number(payload) : null);

/** The embedded database has one connection, which hears of its own commits. */
export const listenEmbedded =
  (client: PGlite): Listen =>
  (woken) => {
    const listening = client.listen(channel, (payload) => {
      woken(read(payload));
    });
    return () => {
      // A closed database listens to nothing.
      listening.then((end) => end()).catch(() => undefined);
    };
  };

/** One connection beside the pool, made again when it is lost: its listeners read anew then. */
export const listenPostgres =
  (connectionString: string): Listen =>
  (woken) => {
    const stopped = new AbortController();
    const listen = async () => {
      while (!stopped.signal.aborted) {
        await listenOnce(connectionString, woken, stopped.signal).catch(() => undefined);
        await pause(retry, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    };
    void listen();
    return () => {
      stopped.abort();
    };
  };

/** @throws when the connection ends */
async function listenOnce(connectionString: string, woken: Woken, stopped: AbortSignal): Promise<never> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  const lost = new AbortController();
  for (const event of ['error', 'end'] as const)
    client.on(event, () => {
      lost.abort();
    });
  client.on('notification', ({ payload }) => {
    woken(read(payload));
  });
  const signal = AbortSignal.any([stopped, lost.signal]);
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    woken(null);
    // It can be lost without a word.
    for (;;) {
      await pause(check, undefined, { signal });
      await client.query('SELECT 1');
    }
  } finally {
    await client.end();
  }
}
