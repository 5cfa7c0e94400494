import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../package-manifest';
import { root } from '../root';

const workspace = z.object({ workspaces: z.array(z.string()) });
const named = z.object({ name: z.string() });
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

/** Folders of packages that are given by their folder or their name. @throws Error when there is no such package */
export function foldersOf(packages: readonly string[]): string[] {
  const { workspaces } = workspace.parse(readJson(path.join(root, 'package.json')));
  return packages.map((one) => {
    const found = workspaces.find(
      (folder) => folder === one || [one, `@mrw/${one}`].includes(nameOf(folder)),
    );
    if (!found) throw new Error(`${one} is not a package of this repository.`);
    return found;
  });
}

/** The same folders, and those of the packages that depend on them. */
export const packagesWithDependents = (folders: readonly string[]): string[] =>
  lerna(...folders.flatMap((folder) => ['--scope', nameOf(folder)]), '--include-dependents');

const nameOf = (folder: string) => named.parse(readJson(path.join(root, folder, 'package.json'))).name;

function lerna(...filter: readonly string[]): string[] {
  const program = path.join(root, 'node_modules/lerna/dist/cli.js');
  const args = [program, 'list', '--all', '--json', '--loglevel', 'error', ...filter];
  const env = { ...process.env, NX_DAEMON: 'false' };
  const text = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env, stdio: 'pipe' });
  return listed.parse(JSON.parse(text)).map(({ location }) => path.relative(root, location));
}

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
