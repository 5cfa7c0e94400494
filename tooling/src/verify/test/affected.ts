import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { knownName } from '../../process/known-name';
import { root } from '../../process/root';

const workspace = z.object({ workspaces: z.array(z.string()) });
const names = z._default(z.record(z.string(), z.string()), {});
const manifest = z.object({
  name: z.string(),
  dependencies: names,
  devDependencies: names,
  peerDependencies: names,
});

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
export function packagesSince(since: string): string[] {
  const folders = workspaces();
  const changed = changedFiles(since).flatMap((file) => {
    const [inner] = folders
      .filter((folder) => file.startsWith(`${folder}/`))
      .sort((a, b) => b.length - a.length);
    return inner ?? [];
  });
  return packagesWithDependents(changed);
}

/** Folders of packages that are given by their folder or their name. @throws Error when there is no such package */
export function foldersOf(packages: readonly string[]): string[] {
  return packages.map((one) => {
    const found = workspaces().find(
      (folder) => folder === one || [one, `@mrw/${one}`].includes(nameOf(folder)),
    );
    return found ?? knownName('package', one, workspaces());
  });
}

/** The same folders, and those of the packages that depend on them. */
export function packagesWithDependents(folders: readonly string[]): string[] {
  const all = workspaces();
  const needs = new Map(all.map((folder) => [folder, packagesNeededBy(folder)]));
  const found = new Set(folders);
  const reach = (name: string) => {
    for (const folder of all)
      if (!found.has(folder) && needs.get(folder)?.has(name)) {
        found.add(folder);
        reach(nameOf(folder));
      }
  };
  folders.map(nameOf).forEach(reach);
  return all.filter((folder) => found.has(folder));
}

const workspaces = () => workspace.parse(readJson(path.join(root, 'package.json'))).workspaces;
const manifestOf = (folder: string) => manifest.parse(readJson(path.join(root, folder, 'package.json')));
const nameOf = (folder: string) => manifestOf(folder).name;

function packagesNeededBy(folder: string): Set<string> {
  const { dependencies, devDependencies, peerDependencies } = manifestOf(folder);
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }));
}

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
