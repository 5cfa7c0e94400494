import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { failedWith } from './error-code';

/** Serialization failure and deadlock: the database undid the transaction, and the same work may succeed. */
const undone = ['40001', '40P01'];
const attempts = 8;

const inTransaction = new AsyncLocalStorage<true>();

const refuseInTransaction = (): void => {
  if (inTransaction.getStore() === undefined) return;
  // It would wait for the transaction that waits for it: for ever on the single connection of PGlite, and on
  // PostgreSQL as soon as every connection of the pool is in a transaction.
  throw new Error('Inside a transaction every query goes through the transaction');
};

type Database = PgDatabase<PgQueryResultHKT>;

/** Retries work with increasing delays while the database reports a conflict. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !failedWith(error, undone)) throw error;
    }
    await pause(Math.random() * 5 * 2 ** attempt);
  }
}

/**
 * Gives a database transactions that are retried, and that fail at once when their work reaches past them.
 *
 * @param db its `transaction` is replaced
 * @param client what `db` queries outside transactions
 */
export function guardTransactions(db: Database, client: { query: unknown }): Database {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => {
    refuseInTransaction();
    return withRetries(() => inTransaction.run(true, () => begin(work, config)));
  };
  const { query } = client;
  if (typeof query !== 'function') throw new Error('The client has no query');
  client.query = (...given: unknown[]): unknown => {
    refuseInTransaction();
    const answer: unknown = Reflect.apply(query, client, given);
    return answer;
  };
  return db;
}
