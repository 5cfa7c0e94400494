import fs from 'node:fs';
import path from 'node:path';
import { wholeBuilds } from '../../release/local';
import { releaseKey } from '../../process/release-names';
import { releasesFolder } from '../../process/root';
import { newerSyntax } from '../../compile/browser-floor/newer-syntax';

/**
 * Every script that was built for this machine, code of packages included, with what the oldest browsers
 * cannot read in it.
 */
async function faults(): Promise<{ scripts: number; found: string[] }> {
  const { remotes } = await (await wholeBuilds()).read();
  const files = Object.entries(remotes).flatMap(([name, { live }]) =>
    scriptsBelow(path.join(releasesFolder, releaseKey(name, live.version))),
  );
  const found = files.flatMap((file) =>
    newerSyntax(fs.readFileSync(file, 'utf8')).map(
      (fault) => `${path.relative(releasesFolder, file)}: ${fault}`,
    ),
  );
  return { scripts: files.length, found };
}

const scriptsBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file));

/**
 * Prints what is wrong.
 *
 * @returns whether Chrome 83, Firefox 78 and Safari 12.1 can read every script (docs/guides/browsers.md)
 */
export async function checkSyntax(): Promise<boolean> {
  const { scripts, found } = await faults();
  for (const fault of found) console.log(fault);
  console.log(`${scripts} scripts, ${found.length} places that the oldest browsers cannot read`);
  return scripts > 0 && found.length === 0;
}
