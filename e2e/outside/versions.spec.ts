import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneFor, commitChange, manifestIn } from './clone';
import { root, type Desk } from './desk';
import { notRun } from './guide';
import { deskWithRegistry } from './registry';

// Each begins where the one before it ended.
test.describe.configure({ mode: 'serial' });

let desk: Desk;
let clone: string;
test.beforeAll(async () => {
  desk = await deskWithRegistry();
  clone = cloneFor(desk);
});
test.afterAll(() => desk.clear());

const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim();
const packages = ['mf-stores', 'mf-giftcard', 'mf-offers'] as const;
const versions = () => packages.map((name) => manifestIn(path.join(clone, name)).version);

/** A commit with a change in the sources of a package. */
function commit(place: string, message: string): void {
  fs.appendFileSync(path.join(clone, place, 'remote.json'), '\n');
  git('commit', '-qam', message);
}

/** The command of the guide, which asks no question here and leaves the remote repository alone. */
function asTheGuideSays(command: string, ...quietly: string[]): Promise<string> {
  const guide = fs.readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  expect(guide).toContain(`\nnpm run lerna -- ${command} `);
  return desk.run(clone, ['npm run lerna --', command, '--loglevel error', ...quietly].join(' '));
}

/** The version after it: a new feature, or a mended fault. */
function raised(version: string, part: 'minor' | 'patch'): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return part === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

test('lerna raises what changed, each package by its own commits, with a change log and a tag', async () => {
  commit('mf-stores', 'feat(mf-stores): the map shows stations');
  commit('mf-giftcard', 'fix(mf-giftcard): the balance is read aloud');
  const changed = await asTheGuideSays('changed --all');
  expect(changed).toContain('@mrw/mf-stores');
  expect(changed).not.toContain('@mrw/mf-offers');

  const [stores = '', giftcard = '', offers] = versions();
  await asTheGuideSays('version', '--yes', '--no-push');
  const [storesNow, giftcardNow] = [raised(stores, 'minor'), raised(giftcard, 'patch')];
  expect(versions()).toEqual([storesNow, giftcardNow, offers]);
  expect(git('tag', '--points-at', 'HEAD').split('\n')).toEqual(
    expect.arrayContaining([`@mrw/mf-stores@${storesNow}`, `@mrw/mf-giftcard@${giftcardNow}`]),
  );
  const log = fs.readFileSync(path.join(clone, 'mf-stores/CHANGELOG.md'), 'utf8');
  expect(log).toContain('the map shows stations');
  expect(log).not.toContain('the balance is read aloud');
  expect(git('log', '-1', '--format=%s')).toBe('chore: versions');
  expect(git('status', '--porcelain')).toBe('');
});

test('lerna raises the versions of the published packages, and publishes what lies in var/packages under them', async () => {
  const published = [
    'shared-contracts',
    'shared-ui',
    'tooling/remote-kit',
    'shell/member-wallet',
    'tooling/create-remote',
  ];
  const before = published.map((place) => manifestIn(path.join(clone, place)).version);
  for (const place of published) commitChange(clone, place, `feat(${path.basename(place)}): something new`);
  await desk.run(clone, 'npm run lerna -- changed --all');
  await desk.run(clone, 'npm run lerna -- version --yes --no-push');
  const kept = 'npm run compatibility -- --keep shared-contracts shared-ui';
  expect(await desk.run(clone, kept)).toContain(
    `shared-contracts ${manifestIn(path.join(clone, 'shared-contracts')).version}`,
  );
  git('commit', '-qam', 'chore: releases are kept');
  await desk.run(clone, 'npm run packages');
  await desk.run(clone, 'npm run lerna -- publish from-package --yes');

  const commit = git('rev-parse', 'HEAD');
  for (const [index, place] of published.entries()) {
    const { name, version } = manifestIn(path.join(clone, place));
    expect(version).not.toBe(before[index]);
    const seen = await desk.run(desk.folder, `npm view ${name} --json`);
    expect(JSON.parse(seen)).toMatchObject({
      'dist-tags': { latest: version },
      gitHead: commit,
      // The built package, not its sources.
      files: expect.arrayContaining(['dist']),
    });
  }
});

test('every command of the guide to versions was run', () => {
  expect(notRun('### Versions', desk.ran)).toEqual([]);
});
