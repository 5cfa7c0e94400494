import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { filesOfRepository, requireRemoteName, writeFiles, type Versions } from './files';

const manifest = z.looseObject({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

/**
 * Makes a repository of a remote of this one: its folder as it was committed last, and what a repository of its own
 * has in addition.
 *
 * @param root folder of the workspace
 * @param folder where the repository is to be, which is not there yet
 * @param versions of the published packages and of what they are used with
 * @throws Error when there is no such remote, or the folder is taken
 */
export function takeOut(root: string, name: string, folder: string, versions: Versions): void {
  requireRemoteName(name);
  if (fs.existsSync(folder)) throw new Error(`${folder} is there already.`);
  const archive = execFileSync('git', ['archive', `HEAD:${name}`], { cwd: root, maxBuffer: 2 ** 28 });
  fs.mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const inside = manifest.parse(readJson(path.join(folder, 'package.json')));
  writeFiles(folder, filesOfRepository(name, versions));
  const outside = manifest.parse(readJson(path.join(folder, 'package.json')));
  const dependencies = { ...inside.dependencies, ...outside.dependencies };
  const { name: own, ...others } = { ...outside, name, version: inside.version, dependencies };
  const text = JSON.stringify({ name: own, ...others }, null, 2);
  fs.writeFileSync(path.join(folder, 'package.json'), `${text}\n`);
}
