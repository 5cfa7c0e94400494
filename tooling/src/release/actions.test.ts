/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runRelease } from './run-release';

let storage = '';
beforeEach(() => {
  storage = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-actions-'));
});
afterEach(() => {
  fs.rmSync(storage, { recursive: true });
});

/** Puts a release into the store; one of before contract 1.13 needs no other file. */
function put(name: string, version: string, contract: string, more: object = {}): void {
  const folder = path.join(storage, name, version);
  const remote = {
    ...{ container: 'mf', entry: 'remoteEntry.js', exposes: { './app': [] }, integrity: {} },
    routes: [{ path: `/${name}` }],
  };
  const descriptor = { schema: 1, name, version, contract, shared: {}, ...(name === 'shell' ? {} : remote) };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'descriptor.json'), JSON.stringify({ ...descriptor, ...more }));
}

/** Runs one command on a machine of a developer. @returns what it prints */
async function run(line: string): Promise<string[]> {
  const lines: string[] = [];
  await runRelease([...line.split(' '), '--environment', 'local', '--storage', storage], {
    checksOf: () => [],
    sourcesOf: () => os.tmpdir(),
    compiledFolder: os.tmpdir(),
    storage,
    print: (printed) => lines.push(printed),
    pagesOf: (_, environment) => Promise.resolve([`12 pages are drawn in ${environment}`]),
  });
  return lines;
}

/** A shell and a remote that are live. */
async function begin(): Promise<void> {
  put('shell', '1.0.0', '1.0.0');
  put('mf-stores', '1.0.0', '^1.0.0');
  await run('promote shell 1.0.0 --new-environment');
  await run('promote mf-stores 1.0.0');
}

test.each(['rollout shell 10 1.1.0', 'rollout shell 1.1.0 --plan 5,100'])(
  'the shell has no share of the devices: %s',
  async (line) => {
    await begin();
    put('shell', '1.1.0', '1.0.0');
    await expect(run(line)).rejects.toThrow('The shell has no rollout');
    expect((await run('status')).find((row) => row.startsWith('shell'))).not.toContain('%');
  },
);

test('without a live shell nothing of a remote goes live', async () => {
  put('mf-stores', '1.0.0', '^1.0.0');
  await expect(run('promote mf-stores 1.0.0 --new-environment')).rejects.toThrow(
    'local has no live shell to check against: promote one first.',
  );
});

test('the newest version is chosen, and one that was withdrawn only by its number', async () => {
  await begin();
  await expect(run('rollout mf-stores 10')).rejects.toThrow(
    'mf-stores has no version newer than the live one',
  );
  put('mf-stores', '1.1.0', '^1.0.0');
  expect(await run('rollout mf-stores 10')).toContain('mf-stores 1.1.0 goes to 10 % of the devices in local');
  await run('rollback mf-stores');
  await expect(run('rollout mf-stores 10')).rejects.toThrow('mf-stores 1.1.0 was withdrawn');
  expect(await run('rollout mf-stores 10 1.1.0')).toContain(
    'mf-stores 1.1.0 goes to 10 % of the devices in local',
  );
});

test('a shell that a remote in a rollout cannot run in is refused, and named', async () => {
  await begin();
  put('mf-stores', '1.1.0', '~1.0.0');
  await run('rollout mf-stores 10');
  put('shell', '1.1.0', '1.1.0');
  await expect(run('promote shell 1.1.0')).rejects.toThrow(
    /^shell 1\.1\.0 is refused:\n.*mf-stores 1\.1\.0 is not ready/,
  );
  await run('rollback mf-stores');
  expect(await run('promote shell 1.1.0')).toContain('shell 1.1.0 is live in local');
});

test.each<[string, string, object, RegExp]>([
  [
    'whose files are not all there',
    '^1.0.0',
    { files: { 'app.js': { hash: `sha384-${'A'.repeat(64)}`, size: 1 } } },
    /app\.js is missing[^]*Publish it again under a new version/,
  ],
  [
    'for a contract that the shell does not speak',
    '^9.0.0',
    {},
    /mf-stores 1\.1\.0 is refused:\n {2}- It needs host contract \^9\.0\.0/,
  ],
])('a release %s is refused by each step that would take it to devices', async (_, contract, more, says) => {
  await begin();
  put('mf-stores', '1.1.0', contract, more);
  for (const line of ['check mf-stores 1.1.0', 'promote mf-stores 1.1.0', 'rollout mf-stores 10'])
    await expect(run(line)).rejects.toThrow(says);
  expect((await run('status')).find((row) => row.startsWith('mf-stores'))).toMatch(/^mf-stores +1\.0\.0 +-/);
});

test('the state ends with what is known of drawn pages', async () => {
  await begin();
  expect((await run('status')).at(-1)).toBe('12 pages are drawn in local');
});

test('a history in which a step was changed ends with an error that names a step', async () => {
  await begin();
  expect(await run('history mf-stores')).toHaveLength(2);
  const file = path.join(storage, 'deployments/local.json');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"action": "promote"', '"action": "enable"'));
  await expect(run('history')).rejects.toThrow(/^The history was changed at or before .*, shell\.$/);
});
