/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Deployments } from './deployments';
import type { DeploymentStep } from './history';
import { leftVersions } from './left-versions';
import { runRelease } from './run-release';
import { FolderStorage } from './storage/folder-storage';

/** `promote 1.0.0` and so on, of one package. */
const historyOf = (...lines: string[]) =>
  lines.map((line, index): DeploymentStep => {
    const [action = '', version = '', remote = 'mf-stores'] = line.split(' ');
    return {
      at: new Date(index).toISOString(),
      by: 'ops',
      remote,
      version,
      action: action as DeploymentStep['action'],
    };
  });

test.each<[string, string[], Record<string, string>]>([
  ['a withdrawn canary', ['promote 1.0.0', 'rollout 1.1.0', 'withdraw 1.1.0'], { '1.1.0': 'withdrawn' }],
  [
    'a version that was rolled back',
    ['promote 1.0.0', 'promote 1.1.0', 'rollback 1.0.0'],
    { '1.1.0': 'rolled back' },
  ],
  [
    'two that were rolled back',
    ['promote 1.0.0', 'promote 1.1.0', 'promote 1.2.0', 'rollback 1.1.0', 'rollback 1.0.0'],
    { '1.2.0': 'rolled back', '1.1.0': 'rolled back' },
  ],
  [
    'one that went out again since',
    ['promote 1.0.0', 'promote 1.1.0', 'rollback 1.0.0', 'rollout 1.1.0'],
    {},
  ],
  ['one that was replaced', ['promote 1.0.0', 'promote 1.1.0', 'hold 1.1.0'], {}],
  ['steps of another package', ['promote 1.0.0', 'withdraw 1.0.0 mf-offers'], {}],
])('%s', (_, lines, left) => {
  expect(Object.fromEntries(leftVersions(historyOf(...lines), 'mf-stores'))).toEqual(left);
});

test('release rollout without a version does not choose one that was withdrawn', async () => {
  const storage = fs.mkdtempSync(path.join(os.tmpdir(), 'left-'));
  for (const version of ['1.0.0', '1.1.0']) {
    fs.mkdirSync(path.join(storage, 'mf-stores', version), { recursive: true });
    fs.writeFileSync(path.join(storage, 'mf-stores', version, 'descriptor.json'), '{}');
  }
  const deployments = new Deployments(new FolderStorage(storage), 'staging');
  await deployments.promote('mf-stores', '1.0.0');
  for (const percent of [10, 0]) await deployments.rollOut('mf-stores', '1.1.0', { percent });
  const place = { checksOf: () => [], sourcesOf: () => '', compiledFolder: '', storage };
  await expect(runRelease(['rollout', 'mf-stores', '10', '--environment=staging'], place)).rejects.toThrow(
    'mf-stores 1.1.0 was withdrawn; publish a newer version, or name this one.',
  );
  fs.rmSync(storage, { recursive: true });
});
