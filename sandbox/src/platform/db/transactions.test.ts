import type { Db } from './connect';
import { guardTransactions, withRetries } from './transactions';

const undone = (code: string) =>
  new Error('query failed', { cause: Object.assign(new Error('driver'), { code }) });

test.each(['40001', '40P01'])('work that the database undid with %s is done again', async (code) => {
  let times = 0;
  const work = async () => {
    times += 1;
    if (times < 3) throw undone(code);
    return 'done';
  };
  await expect(withRetries(work)).resolves.toBe('done');
  expect(times).toBe(3);
});

test('any other failure is told at once', async () => {
  const work = jest.fn(() => Promise.reject(undone('23505')));
  await expect(withRetries(work)).rejects.toThrow('query failed');
  expect(work).toHaveBeenCalledTimes(1);
});

/** A database and its client; what runs on it is noted. */
function fakeDatabase() {
  const ran: string[] = [];
  const client = { query: () => Promise.resolve('rows') };
  const on = (name: string): Db =>
    ({
      execute: () => ran.push(name),
      transaction: (work: (tx: unknown) => unknown) => work(on(`${name}, savepoint`)),
    }) as never as Db;
  const begin = ((work: (tx: Db) => unknown) => work(on('transaction'))) as never as Db['transaction'];
  return { ran, client, ...guardTransactions(on('database'), client, begin) };
}

test('a query past the open transaction fails instead of waiting for ever', async () => {
  const { db, client } = fakeDatabase();
  await expect(client.query()).resolves.toBe('rows');
  await expect(db.transaction(async () => client.query())).rejects.toThrow('through the transaction');
  await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(
    'through the transaction',
  );
  await expect(client.query()).resolves.toBe('rows');
});

test('in one transaction queries of the database join it, its transactions are savepoints, and their rules stay', async () => {
  const { db, client, ran, inOneTransaction } = fakeDatabase();
  const query = (on: Db) => on.execute('SELECT 1');
  await inOneTransaction(async () => {
    await query(db);
    await db.transaction(async (tx) => {
      await query(tx);
      expect(() => db.transaction(async () => 1)).toThrow('through the transaction');
      expect(() => client.query()).toThrow('through the transaction');
    });
    await query(db);
  });
  await query(db);
  expect(ran).toEqual(['transaction', 'transaction, savepoint', 'transaction', 'database']);
});
