import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { failedWith } from './error-code';

/** Serialization failure and deadlock: the database undid the transaction, and the same work may succeed. */
const undone = ['40001', '40P01'];
const attempts = 8;

type Database = PgDatabase<PgQueryResultHKT>;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Open = {
  tx: Database;
  /** Whether queries and transactions of the database join it. */
  isJoined: boolean;
};

const current = new AsyncLocalStorage<Open>();

const refuseInTransaction = (): void => {
  if (current.getStore() === undefined) return;
  // It would wait for the transaction that waits for it: for ever on the single connection of PGlite, and on
  // PostgreSQL as soon as every connection of the pool is in a transaction.
  throw new Error('Inside a transaction every query goes through the transaction');
};

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
 * @param db a database whose own transactions are not used
 * @param client what `db` queries outside transactions
 * @param begin runs work in a transaction
 */
export function guardTransactions(db: Database, client: { query: unknown }, begin: Database['transaction']) {
  const run = <Result>(work: (tx: Transaction) => Promise<Result>, isJoined: boolean): Promise<Result> =>
    withRetries(() => begin((tx) => current.run({ tx, isJoined }, () => work(tx))));
  const joined = (): Database | undefined => {
    const open = current.getStore();
    return open?.isJoined === true ? open.tx : undefined;
  };
  const transaction: Database['transaction'] = (work) => {
    const outer = joined();
    if (outer !== undefined)
      return outer.transaction((tx) => current.run({ tx, isJoined: false }, () => work(tx)));
    refuseInTransaction();
    return run(work, false);
  };
  const { query } = client;
  if (typeof query !== 'function') throw new Error('The client has no query');
  client.query = (...given: unknown[]): unknown => {
    refuseInTransaction();
    const answer: unknown = Reflect.apply(query, client, given);
    return answer;
  };
  return {
    db: new Proxy(db, {
      get: (target, name): unknown =>
        name === 'transaction' ? transaction : Reflect.get(joined() ?? target, name),
    }),
    /**
     * Runs work in one transaction: each query of `db` is part of it, each transaction of `db` a savepoint. What the
     * database undoes is done again as a whole.
     */
    inOneTransaction: <Result>(work: () => Promise<Result>): Promise<Result> => run(work, true),
  };
}
