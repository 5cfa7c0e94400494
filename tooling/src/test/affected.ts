import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../root';

const listed = z.array(z.object({ location: z.string() }));

/**
 * Files that differ from where a branch left another one, those that are not committed included.
 *
 * @param since a branch, tag or commit
 * @throws Error when git does not know it
 */
export function changedFiles(since: string): string[] {
  const base = git('merge-base', since, 'HEAD').trim();
  const names = git('diff', '--name-only', base) + git('ls-files', '--others', '--exclude-standard');
  return [...new Set(names.split('\n').filter(Boolean))];
}

/** Folders of the packages that changed since then, and of those that depend on them. */
export const packagesSince = (since: string): string[] =>
  lerna('--since', git('merge-base', since, 'HEAD').trim());

/** Folders of some packages and of those that depend on them. @throws Error when there is no such package */
export function packagesWithDependents(folders: readonly string[]): string[] {
  const missing = folders.find((folder) => !fs.existsSync(path.join(root, folder, 'package.json')));
  if (missing) throw new Error(`${missing} is not a package of this repository.`);
  return lerna(...folders.flatMap((folder) => ['--scope', `@mrw/${folder}`]), '--include-dependents');
}

function lerna(...filter: readonly string[]): string[] {
  const program = path.join(root, 'node_modules/lerna/dist/cli.js');
  const args = [program, 'list', '--all', '--json', '--loglevel', 'error', ...filter];
  const env = { ...process.env, NX_DAEMON: 'false' };
  const text = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env, stdio: 'pipe' });
  return listed.parse(JSON.parse(text)).map(({ location }) => path.relative(root, location));
}

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
