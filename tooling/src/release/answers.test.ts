/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { answers } from './answers';
import { Deployments } from './deployments';
import { readPlan } from './rollout-plan';
import { runRelease } from './run-release';
import { FolderStorage } from './storage/folder-storage';

const storage = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-answers-'));
const records = path.join(storage, 'records.json');

const broken = {
  ...{ schema: 1, name: 'mf-stores', version: '3.0.0', contract: '^1.0.0', container: 'mf_stores' },
  ...{ entry: 'entry.js', exposes: {}, integrity: { 'entry.js': 'sha384-x' }, routes: [], shared: {} },
};

beforeAll(async () => {
  fs.mkdirSync(path.join(storage, 'mf-stores/3.0.0'), { recursive: true });
  fs.writeFileSync(path.join(storage, 'mf-stores/3.0.0/descriptor.json'), JSON.stringify(broken));
  fs.writeFileSync(records, '{"records":[]}');
  const deployments = new Deployments(new FolderStorage(storage), 'staging', { by: 'amy' });
  await deployments.promote('mf-stores', '1.0.0');
  await deployments.promote('mf-wallet', '2.0.0');
  const plan = readPlan('10,50,100', '1h', new Date().toISOString());
  await deployments.rollOut('mf-stores', '1.1.0', { percent: 10, plan });
  await deployments.setDisabled('mf-wallet', true, 'wrong "balance"');
});
afterAll(() => {
  fs.rmSync(storage, { recursive: true });
});

const place = { checksOf: () => [], sourcesOf: () => storage, compiledFolder: storage, storage };

/** What one command prints on standard output, and why it failed. */
async function run(line: string) {
  const printed: string[] = [];
  const args = [...line.split(' '), '--environment', 'staging', '--storage', storage, '--json'];
  const failure = await runRelease(args, { ...place, print: (text) => printed.push(text) }).then(
    () => null,
    (error: unknown) => String(error),
  );
  return { printed, failure };
}

test.each([
  ['status', 'status'],
  ['history', 'history'],
  ['history mf-stores', 'history'],
  [`watch --once --records ${records}`, 'watch'],
] as const)('release %s --json prints one document of its schema, and nothing else', async (line, kind) => {
  const { printed, failure } = await run(line);
  expect(failure).toBeNull();
  expect(printed).toHaveLength(1);
  const answer: unknown = JSON.parse(printed[0] ?? '');
  expect(answers[kind].parse(answer)).toEqual(answer);
});

test('the status for programs has what the table has', async () => {
  const { printed } = await run('status');
  const { packages } = answers.status.parse(JSON.parse(printed[0] ?? ''));
  expect(packages).toEqual([
    expect.objectContaining({
      package: 'mf-stores',
      live: expect.objectContaining({ version: '1.0.0', by: 'amy' }),
      canary: expect.objectContaining({ version: '1.1.0', percent: 10, later: [50, 100] }),
      disabled: null,
    }),
    expect.objectContaining({
      package: 'mf-wallet',
      canary: null,
      disabled: expect.objectContaining({ reason: 'wrong "balance"' }),
    }),
  ]);
});

test('a check that refuses answers with its reasons, and fails', async () => {
  const { printed, failure } = await run('check mf-stores 3.0.0');
  const answer = answers.check.parse(JSON.parse(printed[0] ?? ''));
  expect(answer).toMatchObject({ package: 'mf-stores', version: '3.0.0', environment: 'staging' });
  expect(answer.faults.length).toBeGreaterThan(0);
  expect(failure).toContain('mf-stores 3.0.0 is refused');
});

test('the schema of every answer can be printed', async () => {
  const printed: string[] = [];
  await runRelease(['schema'], { ...place, print: (text) => printed.push(text) });
  const { $defs } = z
    .object({ $defs: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(printed.join('')));
  expect(Object.keys($defs)).toEqual(Object.keys(answers));
  expect($defs['check']).toMatchObject({
    properties: { schema: { const: 1 }, faults: { type: 'array', items: { type: 'string' } } },
    required: ['schema', 'environment', 'package', 'version', 'faults', 'warnings'],
  });
});
