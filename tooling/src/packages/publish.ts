import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import * as z from 'zod/mini';
import type { BuiltPackage } from './build-packages';
import { pack } from './pack';

const published = z.object({
  versions: z.record(z.string(), z.object({ dist: z.object({ integrity: z.string() }) })),
});

/**
 * Publishes a package to a registry of this machine. The same content is published once; a version with another content
 * takes the place of what was published while it was being worked on.
 *
 * @returns whether the registry has something new
 */
export async function publishLocally(built: BuiltPackage, address: string): Promise<boolean> {
  const { name, version } = built;
  const tarball = pack(built);
  const there = await integrityOf(name, version, address);
  if (there === integrityOfFile(tarball)) return false;
  if (there) npm(address, 'unpublish', `${name}@${version}`, '--force');
  npm(address, 'publish', tarball);
  return true;
}

async function integrityOf(name: string, version: string, address: string): Promise<string | undefined> {
  // npm publishes while this process waits: a connection that is kept would be closed by then.
  const answer = await fetch(`${address}/${name.replace('/', '%2f')}`, { headers: { connection: 'close' } });
  if (answer.status === 404) return undefined;
  return published.parse(await answer.json()).versions[version]?.dist.integrity;
}

const integrityOfFile = (file: string) =>
  `sha512-${createHash('sha512').update(fs.readFileSync(file)).digest('base64')}`;

/** npm publishes with a token only; a registry of this machine asks for none. */
function npm(address: string, ...args: readonly string[]): void {
  const token = `--${address.replace('http:', '')}/:_authToken=none`;
  execFileSync('npm', [...args, '--registry', address, token, '--loglevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
