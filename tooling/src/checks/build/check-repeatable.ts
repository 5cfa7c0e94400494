import fs from 'node:fs';
import path from 'node:path';
import { wholeBuilds } from '../../release/local';
import { releaseKey } from '../../process/release-names';
import { releasesFolder, root, varFolder } from '../../process/root';
import { compile } from '../../compile/webpack/compile';

/** The remote that is compiled the fastest. */
const sample = 'mf-stores';

/**
 * Compiles a live remote again from scratch, and compares the hashes of every file: proves that a skipped build would
 * be identical.
 *
 * @returns whether both are the same @throws Error before the first build
 */
export async function checkRepeatable(): Promise<boolean> {
  const { remotes } = await (await wholeBuilds()).read();
  const version = remotes[sample]?.live.version;
  if (version === undefined) throw new Error(`${sample} is not built yet.`);
  const output = path.join(varFolder, 'compiled', `${sample}-again`);
  try {
    await compile({ folder: path.join(root, sample), output, version });
    const [first, again] = [path.join(releasesFolder, releaseKey(sample, version)), output].map(filesOf);
    if (first === again) return true;
    console.error(`${sample} ${version} was compiled to\n${first}\nand now to\n${again}`);
    return false;
  } finally {
    fs.rmSync(output, { recursive: true, force: true });
  }
}

/** The descriptor, which has the hash of every script. */
const filesOf = (folder: string) => fs.readFileSync(path.join(folder, 'descriptor.json'), 'utf8');
