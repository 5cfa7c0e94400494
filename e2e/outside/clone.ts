import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root, type Desk } from './desk';

const who = {
  'user.name': 'a',
  'user.email': 'a@b.example',
  'commit.gpgSign': 'false',
  'tag.gpgSign': 'false',
};

/**
 * A clone of this repository with the libraries that are installed here, on a branch of its own. Every package has the
 * tag of its version: CI has none.
 */
export function cloneFor(desk: Desk): string {
  const folder = desk.at('clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', '--no-tags', `file://${root}`, folder]);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('checkout', '-q', '-B', 'versions');
  for (const [key, value] of Object.entries(who)) git('config', key, value);
  fs.appendFileSync(path.join(folder, '.git/info/exclude'), 'node_modules\n');
  linkLibraries(folder);
  // What was compiled here: only what differs is compiled again.
  fs.cpSync(path.join(root, '.tsbuild'), path.join(folder, '.tsbuild'), {
    recursive: true,
    preserveTimestamps: true,
  });
  const { workspaces } = readJson(path.join(folder, 'package.json')) as { workspaces: string[] };
  for (const place of workspaces) {
    const { name, version } = manifestIn(path.join(folder, place));
    git('tag', '-a', `${name}@${version}`, '-m', name);
  }
  return folder;
}

/** Every library is a link to the one of this repository; its own packages are those of the clone. */
function linkLibraries(folder: string): void {
  const from = path.join(root, 'node_modules');
  const to = path.join(folder, 'node_modules');
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from))
    if (name === '@mrw')
      fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (name !== '.cache') fs.symlinkSync(path.join(from, name), path.join(to, name));
  const onDemand = fs.readdirSync(path.join(folder, 'tooling/on-demand'));
  for (const place of [...fs.readdirSync(folder), ...onDemand.map((name) => `tooling/on-demand/${name}`)]) {
    const own = path.join(root, place, 'node_modules');
    if (place !== 'node_modules' && fs.existsSync(own))
      fs.symlinkSync(own, path.join(folder, place, 'node_modules'));
  }
}

/** Name and version of a package. */
export const manifestIn = (folder: string) =>
  readJson(path.join(folder, 'package.json')) as { name: string; version: string };

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** A commit with a change in a package. */
export function commitChange(clone: string, place: string, message: string): void {
  fs.appendFileSync(path.join(clone, place, 'README.md'), '\n');
  execFileSync('git', ['commit', '-qam', message], { cwd: clone });
}
