import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { TestSandbox } from './tools/testing/sandbox';
import { postgresAddress, read, startOwnSandbox } from './tools/testing/use-sandbox';

jest.setTimeout(300_000);

let url: string | null = null;
let folder = '';
beforeEach(async () => {
  url = await postgresAddress();
  folder = await mkdtemp(join(tmpdir(), 'mrw-kept-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The sandbox on the folder of this test, or on the PostgreSQL that all tests use. */
const open = () =>
  startOwnSandbox({
    dataFolder: folder,
    database: url === null ? { kind: 'folder', path: join(folder, 'postgres') } : { kind: 'postgres', url },
  });

const couponIds = async (sandbox: TestSandbox): Promise<string[]> => {
  const client = await sandbox.logIn('demo-level2');
  const answer = await client.get('/customers/{uid}/coupons?page[size]=10000');
  return read(z.array(z.object({ id: z.string() })), answer).map(({ id }) => id);
};

test('B-039 a restart keeps all data', async () => {
  const first = await open();
  await first.reset();
  const client = await first.logIn('demo-level2');
  await client.call('PATCH', '/customers/{uid}', { first_name: 'Kept' });
  await client.post('/customers/{uid}/campaign_participation_records', {
    campaign: '101',
    desired_coupon_quantity: 2,
  });
  const before = await couponIds(first);
  await first.stop();

  const second = await open();
  expect(await couponIds(second)).toEqual(before);
  const again = await second.logIn('demo-level2');
  expect((await again.get('/customers/{uid}')).body).toMatchObject({ first_name: 'Kept' });
  // The session from before the restart stays valid.
  const headers = { authorization: `Bearer ${client.tokens.access}` };
  expect((await second.api.inject({ url: `/customers/${client.uid}`, headers })).statusCode).toBe(200);
  await second.stop();
});

test('B-039 nothing acknowledged is lost when the process is killed while it writes', async () => {
  const writer = spawn(process.execPath, ['--import', 'tsx', 'src/tools/testing/writer.ts'], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, MRW_DATA: folder, ...(url === null ? {} : { DATABASE_URL: url }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  const redeemed = z.object({ coupons: z.tuple([z.object({ id: z.string() })]) });
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(redeemed.parse(JSON.parse(line)).coupons[0].id);
    if (acknowledged.length === 40) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  expect(writer.signalCode).toBe('SIGKILL');

  const after = await open();
  const kept = new Set(await couponIds(after));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  const [{ wrong }] = z
    .tuple([z.object({ wrong: z.coerce.number() })])
    .parse(await after.rows(`SELECT count(*) AS wrong FROM point_ledger WHERE remaining < 0`));
  expect(wrong).toBe(0);
  await after.stop();
});
