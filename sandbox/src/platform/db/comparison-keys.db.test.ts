import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresAddress, startOwnSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(300_000);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mrw-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('Q-196 rows from before the keys get them; of two that fall together both stay, and one is reported', async () => {
  const url = await postgresAddress();
  const open = () =>
    startOwnSandbox({
      dataFolder: folder,
      database: url === null ? { kind: 'folder', path: join(folder, 'postgres') } : { kind: 'postgres', url },
    });
  const first = await open();
  await first.reset();
  expect(first.logs()).not.toContain('the same as an older row');
  for (const change of [
    `UPDATE claims SET invoice_key = NULL`,
    `UPDATE claims SET store_id = 46, invoice_id = 'INV-77' WHERE id = 3002`,
    `UPDATE claims SET store_id = 46, invoice_id = 'inv–77' WHERE id = 3003`,
    `UPDATE claims SET store_id = 47, invoice_id = 'ＩＮＶ-77' WHERE id = 3004`,
    `UPDATE members SET email_key = NULL`,
    `UPDATE members SET email_address = 'twin@example.test.' WHERE id = 1001`,
    `UPDATE members SET email_address = 'Twin@example.test' WHERE id = 1002`,
    `UPDATE gift_cards SET code_key = NULL`,
  ])
    await first.rows(change);
  await first.stop();

  const second = await open();
  const keys = `SELECT id, invoice_key AS key FROM claims WHERE id IN (3002, 3003, 3004)
    UNION SELECT id, email_key FROM members WHERE id IN (1001, 1002) ORDER BY id`;
  expect(await second.rows(keys)).toEqual([
    { id: 1001, key: null },
    { id: 1002, key: 'twin@example.test' },
    { id: 3002, key: 'inv-77' },
    { id: 3003, key: null },
    { id: 3004, key: 'inv-77' },
  ]);
  expect(second.logs()).toContain('"table":"claims","rows":1,"ids":["3003"]');
  expect(second.logs()).toContain('"table":"members","rows":1,"ids":["1001"]');
  expect(await second.rows('SELECT 1 FROM gift_cards WHERE code_key IS NULL')).toEqual([]);
  // The member without a key logs in with exactly the own address; the other one with every spelling.
  const password = 'Demo1234';
  const entered = async (login: string) => {
    const answer = await second.signOn.logIn({ login, password, address: '127.0.0.1' });
    return answer.kind === 'ok' ? (await second.enter(answer.code)).uid : answer.kind;
  };
  expect(await entered('twin@example.test.')).toBe('1001');
  expect(await entered('TWIN@example.test')).toBe('1002');
  expect(await entered('tw\u200bin@example.test')).toBe('1002');

  await second.rows('DELETE FROM claims WHERE id = 3002');
  await second.stop();
  const third = await open();
  expect(await third.rows('SELECT invoice_key FROM claims WHERE id = 3003')).toEqual([
    { invoice_key: 'inv-77' },
  ]);
  await third.reset();
  await third.stop();
});
