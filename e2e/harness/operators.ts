import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { portOffset } from './stack';

const root = fileURLToPath(new URL('../..', import.meta.url));
const main = path.join(root, 'tooling/src/commands/main.ts');
const minute = 60_000;
/** What is put there is no build. */
const unproven = ['--without-proof', 'made by a test'];

export const remote = 'mf-stores';
export const versions = { live: '1.2.0', canary: '1.3.0', next: '1.4.0' } as const;
export const token = 'token-of-the-test';

/** An environment with a plan under way, in a folder of its own, and the page for its operators. */
export type OperatorsStack = {
  origin: string;
  isDisabled(): boolean;
  stop(): Promise<void>;
};

/** @param worker number of the test worker, from 0 */
export async function startOperatorsStack(worker: number): Promise<OperatorsStack> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'operators-'));
  const storage = path.join(folder, 'releases');
  const records = path.join(folder, 'records.json');
  const env = { ...process.env, MRW_PORT_OFFSET: String(portOffset(worker)), MRW_OPERATORS_TOKEN: token };
  const place = ['--environment', 'production', '--storage', storage];
  const release = (...words: string[]) => {
    const args = [
      '--import',
      'tsx',
      main,
      'release',
      ...words,
      ...place,
      '--by',
      'the release desk',
      ...unproven,
    ];
    const run = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  };
  for (const [name, version] of [
    ['shell', '1.0.0'],
    [remote, versions.live],
    [remote, versions.canary],
    [remote, versions.next],
  ] as const)
    put(storage, name, version);
  release('promote', 'shell', '1.0.0', '--new-environment');
  release('promote', remote, versions.live);
  release('rollout', remote, versions.canary, '--plan', '25,100', '--every', '10m');
  const state = path.join(storage, 'deployments/production.json');
  beganEarlier(state);
  fs.writeFileSync(records, JSON.stringify(recordsOf()));
  const { port } = readAddresses(env).operators;
  const page = spawn(
    process.execPath,
    ['--import', 'tsx', main, 'operators', ...place, '--records', records, '--by', 'a browser test'],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    page.stdout.once('data', () => {
      resolve();
    });
    page.once('exit', (code) => {
      reject(new Error(`The page for operators ended with ${code}.`));
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    isDisabled: () => stateIn(state).remotes[remote]?.disabled !== undefined,
    stop: async () => {
      await new Promise((resolve) => {
        page.once('exit', resolve);
        page.kill('SIGTERM');
      });
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** The plan runs since an hour, so that there is something to judge it by. */
function beganEarlier(file: string): void {
  const at = new Date(Date.now() - 60 * minute).toISOString();
  const state = stateIn(file);
  const { canary } = state.remotes[remote] ?? {};
  if (!canary) throw new Error('There is no canary.');
  Object.assign(canary, { at });
  Object.assign(canary.plan, { began: at });
  fs.writeFileSync(file, JSON.stringify(state));
}

const deployment = z.looseObject({
  remotes: z.record(
    z.string(),
    z.looseObject({
      disabled: z.optional(z.looseObject({})),
      canary: z.optional(z.looseObject({ plan: z.looseObject({}) })),
    }),
  ),
});

const stateIn = (file: string) => deployment.parse(JSON.parse(fs.readFileSync(file, 'utf8')));

/** A text of 16.6 kB after brotli. */
const script = Array.from({ length: 259 }, (_, index) =>
  createHash('sha512').update(String(index)).digest('base64'),
).join('');

/** A release without code: what the page reads of one. */
function put(storage: string, name: string, version: string): void {
  const folder = path.join(storage, name, version);
  fs.mkdirSync(folder, { recursive: true });
  const write = (file: string, content: string | Buffer) => {
    fs.writeFileSync(path.join(folder, file), content);
  };
  const common = { schema: 1, name, version, shared: {} };
  const hash = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  write('app.js', script);
  write('app.js.br', brotliCompressSync(script));
  write('app.js.gz', gzipSync(script));
  if (name === 'shell') {
    write('descriptor.json', JSON.stringify({ ...common, contract: '1.12.0' }));
    write('main.assets.json', JSON.stringify({ scripts: ['app.js'], integrity: { 'app.js': hash } }));
    return;
  }
  const described = {
    ...common,
    contract: '^1.7.0',
    container: 'mf_stores',
    entry: 'app.js',
    exposes: { './app': [] },
    integrity: { 'app.js': hash },
    routes: [{ path: '/about/store' }],
    languages: ['en', 'zh-Hant', 'zh-Hans'],
    slots: {},
  };
  write('descriptor.json', JSON.stringify(described));
  if (version !== versions.canary) write('proof.json', JSON.stringify(proofOf(name, version, described)));
  const maps = path.join(storage, 'maps', name, version);
  fs.mkdirSync(maps, { recursive: true });
  fs.writeFileSync(path.join(maps, 'app.js.map.gz'), gzipSync(JSON.stringify(map)));
}

const source = `export function openingOf(store: { hours?: { opening: string } }): string {
  return store.hours!.opening;
}
`;
/** The first character of the script is in the second line of the source. */
const map = {
  version: 3,
  sources: ['webpack://mf-stores/./src/stores/opening.ts'],
  sourcesContent: [source],
  names: ['openingOf'],
  mappings: 'AACEA',
};

/** Everything was run, on a clean commit. */
const proofOf = (name: string, version: string, described: object) => ({
  schema: 1,
  name,
  version,
  at: new Date().toISOString(),
  commit: 'a1b2c3d4'.repeat(5),
  clean: true,
  descriptor: createHash('sha256').update(JSON.stringify(described)).digest('hex'),
  checks: ['types', 'lint', 'tests', 'budgets', 'accessibility', 'compatibility'].map((check, index) => ({
    name: check,
    ran: check,
    seconds: 12.5 * (index + 1),
  })),
});

/** What 3,000 visits of the last two hours sent: every fortieth of the canary fails after its start. */
function recordsOf() {
  const visits = 3_000;
  const now = Date.now();
  return Array.from({ length: visits }, (_, index) => {
    const canary = index % 4 === 0 && index > visits / 2;
    const common = {
      time: new Date(now - 120 * minute + (index * 120 * minute) / visits).toISOString(),
      remote,
      version: canary ? versions.canary : versions.live,
      visit: `visit-${index}`,
      from: `address-${index}`,
    };
    const record = { path: index % 3 ? '/about/store' : '/about/store/:id', canary, cold: index % 5 === 0 };
    const value = (low: number, high: number) => Math.round(low + ((index * 37) % (high - low)));
    const measured = (code: string, kind: string, low: number, high: number) => ({
      ...common,
      kind,
      code,
      record: { ...record, value: value(low, high) * (canary ? 0.85 : 1) },
    });
    const failed = {
      ...common,
      kind: 'failure',
      code: 'MRW-123',
      record: {
        ...record,
        at: ['app.js:1:1'],
        detail: "Cannot read properties of undefined (reading 'opening')",
      },
    };
    return [
      measured('load', 'load', 180, 700),
      measured('LCP', 'vital', 900, 2_600),
      measured('INP', 'vital', 40, 190),
      ...((canary && index % 40 === 0) || index % 97 === 0 ? [failed] : []),
    ];
  }).flat();
}
