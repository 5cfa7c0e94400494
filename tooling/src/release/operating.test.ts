/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { release } from '../commands/table/release';
import { runLine } from '../process/command-line';
import { root } from '../process/root';
import { signer } from '../verify/testing/signer';
import { writeCopies } from '../compile/webpack/compressed-copies';
import { describeFiles } from '../compile/webpack/described-files';
import { Deployments } from './deployments';
import { FolderStorage } from './storage/folder-storage';

// What a package compiles to is the matter of other tests: here every release is a small one.
jest.mock('../compile/webpack/compile', () => ({
  compile: async (options: Compile) => {
    put(options);
  },
}));

// Nor is what a package must pass: here every check of it passes.
jest.mock('../checks/package-checks/package-checks', () => ({
  packageChecks: () =>
    ['types', 'lint', 'tests', 'budgets', 'accessibility', 'compatibility'].map((name) => ({
      name,
      ran: name,
      run: () => Promise.resolve(true),
    })),
}));
jest.mock('./commit-of', () => ({ commitOf: () => ({ commit: 'a'.repeat(40), clean: true }) }));

type Compile = { folder: string; output: string; version: string };

/** What fails in it: the compiled file has it in its first line. */
const source = `// Stock of a store.

export function inStock(store: { a: { b: number } }): boolean { return store.a.b > 0; }
`;

function put({ folder, output, version }: Compile): void {
  const name = path.basename(folder);
  const common = { schema: 1, name, version };
  const described =
    name === 'shell'
      ? { ...common, contract: `${version[0] ?? ''}.0.0`, shared: {} }
      : {
          ...common,
          contract: `^${version[0] ?? ''}.0.0`,
          container: 'mf',
          entry: 'remoteEntry.js',
          exposes: { './app': [] },
          integrity: {},
          routes: [{ path: '/about/store' }],
          shared: {},
        };
  fs.mkdirSync(output, { recursive: true });
  const write = (file: string, text: string) => {
    fs.writeFileSync(path.join(output, file), text);
  };
  write('descriptor.json', JSON.stringify(described));
  const { outputText, sourceMapText = '' } = ts.transpileModule(source, {
    fileName: 'stock.ts',
    compilerOptions: {
      sourceMap: true,
      removeComments: true,
      target: ts.ScriptTarget.ES2022,
    },
  });
  write('remoteEntry.js', outputText);
  fs.mkdirSync(path.join(output, 'maps'), { recursive: true });
  const map = {
    ...(JSON.parse(sourceMapText) as object),
    sources: ['webpack://x/./src/stores/stock.ts'],
    sourcesContent: [source],
  };
  fs.writeFileSync(path.join(output, 'maps/remoteEntry.js.map.gz'), gzipSync(JSON.stringify(map)));
  for (const entry of ['main', 'standalone', 'inline-wallet'])
    write(
      `${entry}.assets.json`,
      JSON.stringify({ scripts: ['main.js'], integrity: { 'main.js': 'sha384-m' } }),
    );
  describeFiles(output);
  writeCopies(output);
}

const minute = 60_000;

/**
 * Records of twelve minutes as a collector returns them: a quarter of the visits are of the canary, and every fifth of
 * these fails when its version is a bad one.
 */
function recordsOf(remote: string, versions: { live: string; canary: string }, isBad: boolean) {
  return Array.from({ length: 2_400 }, (_, index) => {
    const canary = index % 4 === 0;
    const common = {
      time: new Date(Date.now() + (index * 12 * minute) / 2_400).toISOString(),
      remote,
      version: canary ? versions.canary : versions.live,
      visit: `visit-${index}`,
      from: `address-${index}`,
      record: { path: '/about/store', canary, cold: false, value: 300 },
    };
    const failed = {
      ...common,
      kind: 'failure',
      code: 'MRW-123',
      record: { ...common.record, detail: 'Cannot read a', at: ['remoteEntry.js:1:45'] },
    };
    return [
      { ...common, kind: 'load', code: 'load' },
      ...(isBad && canary && index % 5 === 0 ? [failed] : []),
    ];
  }).flat();
}

/** Time goes on, and what visitors sent meanwhile is in the file. */
async function twelveMinutesLater() {
  const storage = new FolderStorage(process.env['MRW_RELEASES'] ?? '');
  const { remotes } = await new Deployments(storage, 'production').read();
  const { live, canary } = remotes['mf-stores'] ?? {};
  const versions = { live: live?.version ?? '', canary: canary?.version ?? '' };
  const records = recordsOf('mf-stores', versions, versions.canary === '1.3.2');
  fs.writeFileSync(path.join(folder, 'records.json'), JSON.stringify(records));
  jest.setSystemTime(Date.now() + 12 * minute);
}

type Step = { command: string; says: string[] };

/** The steps of the page, in order: a line with `$`, and what it says. */
function stepsOf(text: string): Step[] {
  const steps: Step[] = [];
  for (const [, block = ''] of text.matchAll(/```console\n([\s\S]*?)```/g))
    for (const line of block.split('\n').map((row) => row.trim()))
      if (line.startsWith('$ ')) steps.push({ command: line.slice(2), says: [] });
      else if (line) steps.at(-1)?.says.push(line);
  return steps;
}

const page = fs.readFileSync(path.join(root, 'docs/guides/operating.md'), 'utf8');
const steps = stepsOf(page);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'operating-'));

/** The policy of the page, the keys of its issuer, and a token of a person. */
async function putPolicy(): Promise<void> {
  const [, text = ''] = /```json \/srv\/mrw\/policy\.json\n([\s\S]*?)```/.exec(page) ?? [];
  const { issuer, audience } = JSON.parse(text) as { issuer: string; audience: string };
  const { keys, token } = await signer(issuer, audience);
  const files = {
    'policy.json': text,
    'jwks.json': JSON.stringify({ keys }),
    'token-of-ann': await token({ sub: 'ann' }, { seconds: 86_400 }),
  };
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
}

beforeAll(async () => {
  await putPolicy();
  // Only the clock: storage needs its timers.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });
  process.env['MRW_ENVIRONMENT'] = 'production';
  process.env['MRW_RELEASES'] = path.join(folder, 'releases');
});
afterAll(() => {
  jest.useRealTimers();
  delete process.env['MRW_ENVIRONMENT'];
  delete process.env['MRW_RELEASES'];
  fs.rmSync(folder, { recursive: true });
});

/** Runs a command as a person does. @returns what is on the screen afterwards */
async function run(command: string): Promise<string> {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  const words = command.replaceAll('/srv/mrw', folder).match(/"[^"]*"|\S+/g) ?? [];
  const [, , action, , ...args] = words.map((word) => word.replaceAll('"', ''));
  expect(action).toBe('release');
  try {
    await runLine(release(), args);
  } catch (error) {
    lines.push(error instanceof Error ? error.message : String(error));
  }
  log.mockRestore();
  return lines.join('\n').replaceAll(folder, '/srv/mrw');
}

const spaced = (text: string) => text.replace(/ +/g, ' ');

test('the page has steps for publish, rollout, rollback and a remote that is down', () => {
  for (const action of [
    'publish',
    'check',
    'promote',
    'rollout',
    'watch',
    'errors',
    'rollback',
    'status',
    'history',
    'prune',
    'policy',
    'nginx',
  ])
    expect(steps.some(({ command }) => command.startsWith(`npm run release -- ${action}`))).toBe(true);
});

// In this order: each step begins where the one before it ended.
test.each(steps.map(({ command, says }, index) => [index + 1, command, says] as const))(
  'step %i: %s',
  async (_, command, says) => {
    if (command.includes(' watch ')) await twelveMinutesLater();
    const said = spaced(await run(command));
    for (const line of says)
      for (const part of line.split('…').filter((text) => text.trim() !== ''))
        expect(said).toContain(spaced(part).trim());
  },
);
