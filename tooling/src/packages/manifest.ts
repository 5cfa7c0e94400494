import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../process/package-manifest';
import { root } from '../process/root';
import { sharedModules } from '../compile/webpack/shared-modules';
import { packageOf } from './sources';

const versions = z._default(z.record(z.string(), z.string()), {});
const sourceManifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  bin: z.optional(z.record(z.string(), z.string())),
  exports: z._default(z.record(z.string(), z.string()), {}),
  dependencies: versions,
  devDependencies: versions,
  peerDependencies: versions,
  /** Packages of its users, by what they are for: it brings none of them along, and says which one is missing. */
  needs: z._default(z.record(z.string(), z.array(z.string())), {}),
  publishConfig: z._default(
    z.looseObject({
      /** Packages that its users get with it, and that this repository has among those for development. */
      carries: z._default(z.array(z.string()), []),
      /** Packages that it uses when its user has them. */
      optionalPeers: z._default(z.array(z.string()), []),
    }),
    { carries: [], optionalPeers: [] },
  ),
});
export type SourceManifest = z.infer<typeof sourceManifest>;

/** @param folder of a package, below the project's folder */
export const readManifest = (folder: string): SourceManifest =>
  sourceManifest.parse(readJson(path.join(root, folder, 'package.json')));

/** Packages of which the page has one copy, the one of the host. */
const providedByHost = new Set(sharedModules.map((shared) => shared.package));

/** What only this repository reads. */
const ownOnly = ['devDependencies', 'publishConfig', 'scripts'];

/** What a subpath is in a package. */
export type Target = string | { types: string; default?: string };

/**
 * The package.json of a published package, without `exports`. What the host provides is a peer: a remote has the one
 * copy that it is tested with.
 *
 * @param imports names of modules that its code imports
 * @param versions of the packages of this repository, and of those that it uses
 * @throws Error when it imports what is not among its dependencies, or carries what this repository does not use
 */
export function publishedManifest(
  source: SourceManifest,
  imports: Iterable<string>,
  versions: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const { carries, optionalPeers } = source.publishConfig;
  const versionOf = (name: string): string => {
    const version = versions[name];
    if (version === undefined)
      throw new Error(`${source.name} names ${name}, which this repository does not use.`);
    return version;
  };
  const optional = [...new Set([...optionalPeers, ...Object.values(source.needs).flat()])].sort();
  const carried = carries.map((name): [string, string] => [name, versionOf(name)]);
  const entries = [...Object.entries(source.dependencies), ...carried];
  const dependencies: Record<string, string> = Object.fromEntries(
    entries.filter(([name]) => !providedByHost.has(name)),
  );
  const provided: [string, string][] = entries
    .filter(([name]) => providedByHost.has(name))
    .map(([name, version]) => [name, name.startsWith('@mrw/') ? (versions[name] ?? version) : `^${version}`]);
  const peerDependencies: Record<string, string> = {
    ...source.peerDependencies,
    ...Object.fromEntries(provided),
    ...Object.fromEntries(
      optional.filter((name) => !providedByHost.has(name)).map((name) => [name, `^${versionOf(name)}`]),
    ),
  };
  const known = new Set([source.name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const missing = [...new Set([...imports].map(packageOf))].filter(
    (name) => !name.startsWith('node:') && !known.has(name),
  );
  if (missing.length > 0)
    throw new Error(`${source.name} imports ${missing.join(', ')} and does not depend on it.`);
  const kept = Object.entries(source).filter(([key]) => !ownOnly.includes(key));
  return {
    ...Object.fromEntries(kept),
    engines: { node: '>=20.19' },
    dependencies,
    peerDependencies,
    ...(optional.length > 0
      ? { peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])) }
      : {}),
  };
}
