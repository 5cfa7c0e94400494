/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commitOf } from './commit-of';
import { Deployments } from './deployments';
import { checkNames, prove, proofFaults, type Check, type Proof } from './proof';
import { openProof } from './proof-rule';
import { ReleaseStore } from './release-store';
import { FolderStorage } from './storage/folder-storage';

const folders: string[] = [];
const temporary = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'proof-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true });
});

const descriptor = '{"version":"1.1.0"}';
const compiled = () => {
  const folder = temporary();
  fs.writeFileSync(path.join(folder, 'descriptor.json'), descriptor);
  return folder;
};

const passing = checkNames.map((name): Check => ({
  name,
  ran: `npm run ${name}`,
  run: () => Promise.resolve(true),
}));

/** A repository with one commit. */
function repository(): string {
  const folder = temporary();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '-q');
  fs.writeFileSync(path.join(folder, 'app.ts'), '1');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'Add the app');
  return folder;
}

const release = (sources: string) => ({ name: 'mf-stores', version: '1.1.0', sources, compiled: compiled() });

test('what was run, the commit and the state of the tree are written beside the descriptor', async () => {
  const sources = repository();
  const one = release(sources);
  const written = await prove(one, passing);
  expect(JSON.parse(fs.readFileSync(path.join(one.compiled, 'proof.json'), 'utf8'))).toEqual(written);
  expect(written).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{40}$/), clean: true });
  expect(written.checks.map(({ name, ran }) => [name, ran])).toEqual(
    checkNames.map((name) => [name, `npm run ${name}`]),
  );
  expect(proofFaults(written, Buffer.from(descriptor))).toEqual([]);
  fs.writeFileSync(path.join(sources, 'more.ts'), '2');
  expect(commitOf(sources)).toEqual({ commit: written.commit, clean: false });
  expect(commitOf(temporary())).toEqual({ commit: null, clean: false });
});

test('a check that fails ends it, and nothing is written', async () => {
  const one = release(repository());
  const later = jest.fn();
  const checks: Check[] = [
    { name: 'lint', ran: 'eslint', run: () => Promise.resolve(false) },
    { name: 'tests', ran: 'jest', run: later },
  ];
  await expect(prove(one, checks)).rejects.toThrow('mf-stores 1.1.0 is refused: lint failed (eslint).');
  expect(later).not.toHaveBeenCalled();
  expect(fs.readdirSync(one.compiled)).toEqual(['descriptor.json']);
});

test('a check that was left out is not in the proof, and production asks for it', async () => {
  const checks = passing.map((check): Check =>
    check.name === 'compatibility' ? { ...check, run: () => Promise.resolve('left out') } : check,
  );
  const written = await prove(release(repository()), checks);
  expect(proofFaults(written, Buffer.from(descriptor))).toEqual(['Not run: compatibility.']);
});

const whole = async () => prove(release(repository()), passing);

test.each<[string, (proof: Proof) => Proof | null, string]>([
  ['no proof', () => null, 'It has no proof'],
  ['a check that was not run', (proof) => ({ ...proof, checks: proof.checks.slice(1) }), 'Not run: types.'],
  ['a tree with changes', (proof) => ({ ...proof, clean: false }), 'differed from commit'],
  ['sources outside of git', (proof) => ({ ...proof, commit: null, clean: false }), 'were not in git'],
  ['the proof of another build', (proof) => ({ ...proof, descriptor: 'x' }), 'about another build'],
])('%s is an open point', async (_, change, fault) => {
  expect(proofFaults(change(await whole()), Buffer.from(descriptor))).toEqual([
    expect.stringContaining(fault),
  ]);
});

/** mf-stores 1.0.0 is live and 1.1.0 published without a check. */
async function store(environment: string, withoutProof?: string) {
  const storage = new FolderStorage(temporary());
  const releases = new ReleaseStore(storage);
  const one = release(repository());
  await prove(one, []);
  await releases.publish('mf-stores', '1.1.0', one.compiled);
  const deployments = new Deployments(storage, environment);
  await deployments.promote('mf-stores', '1.0.0');
  const context = { releases, deployments, withoutProof };
  const open = async (action: 'promote' | 'rollout' | 'rollback') =>
    openProof(context, await deployments.read(), { remote: 'mf-stores', version: '1.1.0', action });
  return { deployments, open };
}

test('production asks for proof before a version goes to any device, and other environments do not', async () => {
  const { open } = await store('production');
  await expect(open('promote')).resolves.toHaveLength(2);
  await expect(open('rollout')).resolves.toHaveLength(2);
  await expect((await store('staging')).open('promote')).resolves.toEqual([]);
  await expect((await store('production', 'urgent')).open('promote')).resolves.toEqual([]);
});

test('a way back, and more devices for a version that is out, need no proof', async () => {
  const { open, deployments } = await store('production');
  await expect(open('rollback')).resolves.toEqual([]);
  await deployments.rollOut('mf-stores', '1.1.0', { percent: 5 });
  await expect(open('promote')).resolves.toEqual([]);
});
