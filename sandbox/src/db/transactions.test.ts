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

test('a query past the open transaction fails instead of waiting for ever', async () => {
  const client = { query: () => Promise.resolve('rows') };
  const db = { transaction: (work: (tx: unknown) => unknown) => work({}) } as never as Db;
  guardTransactions(db, client);
  await expect(client.query()).resolves.toBe('rows');
  await expect(db.transaction(async () => client.query())).rejects.toThrow('through the transaction');
  await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(
    'through the transaction',
  );
  await expect(client.query()).resolves.toBe('rows');
});
