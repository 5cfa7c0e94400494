import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../src/process/package-manifest';

const record = z._default(z.record(z.string(), z.string()), {});
const ownManifest = z.object({
  needs: z.record(z.string(), z.array(z.string())),
  peerDependencies: record,
});

const require = createRequire(import.meta.url);

const isThere = (name: string) =>
  (require.resolve.paths(name) ?? []).some((place) => fs.existsSync(path.join(place, name)));

/**
 * What a repository has to install before it can build, work with the dev server, lint or test: the kit leaves these
 * packages to it, so that who only releases has none of them.
 *
 * @param wanted `build`, `dev`, `lint`, `tests`, or a package of one of them
 * @returns a sentence with the command; null when nothing is missing
 */
export function missingNeeds(wanted: string, has = isThere): string | null {
  const { needs, peerDependencies } = ownManifest.parse(
    readJson(require.resolve('@mrw/remote-kit/package.json')),
  );
  const [purpose, packages = []] =
    Object.entries(needs).find(([name, list]) => name === wanted || list.includes(wanted)) ?? [];
  const missing = packages.filter((name) => !has(name));
  if (missing.length === 0) return null;
  const versions = missing.map((name) => `${name}@${peerDependencies[name] ?? 'latest'}`);
  return `This repository has not all packages for "${purpose ?? ''}": npm install -D ${versions.join(' ')}`;
}

/** The same for an error of Node that a package was not found. */
export function missingOf(error: unknown, has = isThere): string | null {
  if (!(error instanceof Error && 'code' in error && /^(ERR_)?MODULE_NOT_FOUND$/.test(String(error.code))))
    return null;
  const [, name = ''] = /'((?:@[^/']+\/)?[^/']+)/.exec(error.message) ?? [];
  return missingNeeds(name, has);
}
