import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneFor, manifestIn } from './clone';
import { Desk, root } from './desk';

const desk = new Desk();
let clone: string;
test.beforeAll(() => {
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
