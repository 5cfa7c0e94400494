import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { descriptorFile } from '../../compile/webpack/described-files';
import { readJson } from '../../process/package-manifest';
import { localDeployments } from '../../release/local';
import { releaseKey } from '../../process/release-names';
import { releasesFolder } from '../../process/root';

/** Names the packages that `serve` takes in place of the live ones, as `name=version`, with commas between. */
const servedVariable = 'MRW_SERVED';

/**
 * Puts compiled packages beside the releases of this machine while something runs with them.
 *
 * @param folders a compiled folder for each package
 * @param run gets the variables that the processes of test stacks need
 */
export async function whileServed<Result>(
  folders: Readonly<Record<string, string>>,
  run: (env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const version = `0.0.0-served.${process.pid}`;
  const placeOf = (name: string) => path.join(releasesFolder, releaseKey(name, version));
  const names = Object.keys(folders);
  try {
    for (const [name, folder] of Object.entries(folders)) {
      fs.cpSync(folder, placeOf(name), { recursive: true });
      // Its scripts stand here only.
      const file = path.join(placeOf(name), descriptorFile);
      const descriptor = z.looseObject({}).parse(readJson(file));
      fs.writeFileSync(file, JSON.stringify({ ...descriptor, namedByContent: undefined }));
    }
    return await run({ [servedVariable]: names.map((name) => `${name}=${version}`).join(',') });
  } finally {
    for (const name of names) fs.rmSync(placeOf(name), { recursive: true, force: true });
  }
}

/** Makes those packages live in a test environment, without any check: a test is about what happens then. */
export async function promoteServed(environment: string, served = process.env[servedVariable]) {
  for (const entry of served?.split(',') ?? []) {
    const [name = '', version = ''] = entry.split('=');
    await localDeployments(environment).promote(name, version);
  }
}
