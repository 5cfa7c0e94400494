/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import semver from 'semver';
import * as z from 'zod/mini';
import { readJson, versionIn } from '../package-manifest';
import { root } from '../root';

jest.setTimeout(120_000);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
const clone = path.join(folder, 'clone');
const env = {
  ...process.env,
  NX_DAEMON: 'false',
  // The lock file is written anew without a registry, and without what another npm left behind.
  npm_config_offline: 'true',
  npm_config_cache: path.join(folder, 'cache'),
};
const run = (program: string, args: readonly string[], cwd = clone) =>
  execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const git = (...args: string[]) => run('git', args).trim();

const workspaces = z.object({ workspaces: z.array(z.string()) });
const named = z.object({ name: z.string() });
const tagIn = (place: string) => {
  const { name } = named.parse(readJson(path.join(clone, place, 'package.json')));
  return `${name}@${versionIn(path.join(clone, place))}`;
};

/** A commit with a change in the sources of a package. */
function commit(place: string, message: string): void {
  fs.appendFileSync(path.join(clone, place, 'remote.json'), '\n');
  git('commit', '-qam', message);
}

beforeAll(() => {
  // As CI has it: one commit, and no tags.
  run('git', ['clone', '-q', '--depth', '1', '--no-tags', `file://${root}`, clone], folder);
  git('checkout', '-q', '-B', 'versions');
  for (const [key, value] of Object.entries({
    'user.name': 'a',
    'user.email': 'a@b.example',
    'commit.gpgSign': 'false',
    'tag.gpgSign': 'false',
  }))
    git('config', key, value);
  const { workspaces: places } = workspaces.parse(readJson(path.join(clone, 'package.json')));
  for (const tag of places.map(tagIn)) git('tag', '-a', tag, '-m', tag);
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** The command of the guide, which asks no question here and leaves the remote repository alone. */
function asTheGuideSays(command: string, ...quietly: string[]): string {
  expect(fs.readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(`\nnpx lerna ${command} `);
  const program = path.join(root, 'node_modules/lerna/dist/cli.js');
  return run(process.execPath, [program, ...command.split(' '), '--loglevel', 'error', ...quietly]);
}

test('lerna raises what changed, each package by its own commits, with a change log and a tag', () => {
  commit('mf-stores', 'feat(mf-stores): the map shows stations');
  commit('mf-giftcard', 'fix(mf-giftcard): the balance is read aloud');
  const changed = asTheGuideSays('changed --all');
  expect(changed).toContain('@mrw/mf-stores');
  expect(changed).not.toContain('@mrw/mf-offers');

  const [stores, giftcard, offers] = ['mf-stores', 'mf-giftcard', 'mf-offers'].map((name) =>
    versionIn(path.join(clone, name)),
  ) as [string, string, string];
  asTheGuideSays('version', '--yes', '--no-push');
  const [storesNow, giftcardNow] = [semver.inc(stores, 'minor'), semver.inc(giftcard, 'patch')];
  expect(['mf-stores', 'mf-giftcard', 'mf-offers'].map((name) => versionIn(path.join(clone, name)))).toEqual([
    storesNow,
    giftcardNow,
    offers,
  ]);
  expect(git('tag', '--points-at', 'HEAD').split('\n')).toEqual(
    expect.arrayContaining([`@mrw/mf-stores@${storesNow}`, `@mrw/mf-giftcard@${giftcardNow}`]),
  );
  const log = fs.readFileSync(path.join(clone, 'mf-stores/CHANGELOG.md'), 'utf8');
  expect(log).toContain('the map shows stations');
  expect(log).not.toContain('the balance is read aloud');
  expect(git('log', '-1', '--format=%s')).toBe('chore: versions');
  expect(git('status', '--porcelain')).toBe('');
});
