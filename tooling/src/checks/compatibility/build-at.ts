import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../process/root';
import { compile } from '../../compile/webpack/compile';

/**
 * The sources of a commit in a folder of their own, with the packages of this repository as they were then and the
 * libraries that are installed.
 */
function sourcesAt(commit: string, folder: string): void {
  if (fs.existsSync(path.join(folder, 'package.json'))) return;
  fs.mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkEach(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), (name) => name !== '@mrw');
  // Links of a workspace are relative: they lead to the packages of this folder.
  fs.cpSync(path.join(root, 'node_modules/@mrw'), path.join(folder, 'node_modules/@mrw'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of fs.readdirSync(folder)) {
    const own = path.join(root, name, 'node_modules');
    if (name !== 'node_modules' && fs.existsSync(own))
      fs.symlinkSync(own, path.join(folder, name, 'node_modules'));
  }
}

function linkEach(from: string, to: string, wanted: (name: string) => boolean): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from).filter((one) => wanted(one) && one !== '.cache'))
    fs.symlinkSync(path.join(from, name), path.join(to, name));
}

/** Compiles a package as it was at a commit. */
export async function buildAt(
  commit: string,
  { name, version }: { name: string; version: string },
  folders: { sources: string; output: string },
): Promise<void> {
  sourcesAt(commit, folders.sources);
  await compile({ folder: path.join(folders.sources, name), output: folders.output, version });
}
