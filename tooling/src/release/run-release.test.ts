/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UsageError } from '../process/usage-error';
import { Deployments } from './deployments';
import { FolderStorage } from './storage/folder-storage';
import { runRelease } from './run-release';

const place = {
  checksOf: () => [],
  sourcesOf: () => os.tmpdir(),
  compiledFolder: os.tmpdir(),
  storage: os.tmpdir(),
};

test.each([
  ['promote mf-stores 1.0.0 --without-proof=', '--without-proof needs a reason.'],
  ['promote mf-stores 1.0.0 --storage=', 'Name the release store'],
  ['prune --keep few', '--keep is a whole number from 0.'],
  ['prune --days -1', '--days is a whole number from 0.'],
  ['promte mf-stores 1.0.0', '(Did you mean promote?)'],
  ['rollout mf-stores', 'Name the share in percent'],
  ['publish mf-stores 1.0.0-quick.h1 --folder mf-stores', 'a build that stays on its machine'],
  ['status --keep 5', "unknown option '--keep'"],
  [
    'publish mf-stores --folder /nowhere',
    '/nowhere has no package.json; --folder names the sources of mf-stores.',
  ],
])('release %s is refused', async (line, reason) => {
  await expect(runRelease(line.split(' '), place)).rejects.toThrow(reason);
});

const names = ['../mf-offers', 'mf-Stores', 'stores', '/etc', 'constructor', '..', 'mf-a/1.0.0', 'maps'];
const versions = [
  '../mf-offers/0.0.9',
  '../../x',
  '..',
  'banana',
  '1.2',
  'v1.2.0',
  '01.2.0',
  '1.2.0-a/b',
  '1.2.0\0',
];

test.each([
  ...names.flatMap((name) => [
    ['publish', name, '1.0.0'],
    ['check', name, '1.0.0'],
    ['promote', name, '1.0.0'],
    ['rollout', name, '10', '1.0.0'],
    ['rollback', name],
    ['disable', name],
    ['enable', name],
    ['history', name],
    ['prune', name],
  ]),
  ...versions.flatMap((version) => [
    ['publish', 'mf-stores', version],
    ['check', 'mf-stores', version],
    ['promote', 'mf-stores', version],
    ['rollout', 'mf-stores', '10', version],
    ['rollout', 'mf-stores', version, '--plan', '5,100'],
    ['rollback', 'mf-stores', `--to=${version}`],
  ]),
  ['status', '--environment=../mf-stores/x'],
  ['status', '--environment='],
])('Q-198 release %s %s %s is wrong use, and the store stays empty', async (...args) => {
  const storage = fs.mkdtempSync(path.join(os.tmpdir(), 'names-'));
  fs.writeFileSync(path.join(storage, 'package.json'), '{ "version": "1.0.0" }');
  const run = runRelease([...args, `--storage=${storage}/store`], { ...place, sourcesOf: () => storage });
  await expect(run).rejects.toThrow(UsageError);
  await expect(run).rejects.toThrow(/is no (?:package|version of a release|environment):/);
  expect(fs.readdirSync(storage)).toEqual(['package.json']);
  fs.rmSync(storage, { recursive: true });
});

test('what is told of a change that goes live is the environment, and of other actions nothing', async () => {
  const storage = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-went-live-'));
  const told: string[] = [];
  const run = (line: string) =>
    runRelease([...line.split(' '), '--environment', 'staging', '--storage', storage], {
      ...place,
      print: () => undefined,
      wentLive: (environment) => Promise.resolve(void told.push(environment)),
    });
  await new Deployments(new FolderStorage(storage), 'staging').promote('mf-stores', '1.0.0');
  await run('status');
  await expect(run('rollback mf-stores')).rejects.toThrow('no earlier version');
  expect(told).toEqual([]);
  fs.writeFileSync(path.join(storage, 'records.json'), '[]');
  await run(`watch --once --records ${storage}/records.json`);
  expect(told).toEqual(['staging']);
  fs.rmSync(storage, { recursive: true });
});
