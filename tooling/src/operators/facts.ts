import * as z from 'zod/mini';
import { budgets } from '../checks/budgets/budgets';
import { proof, proofFaults, proofFile, type Proof } from '../release/proof';
import { factsOf } from '../release/release-facts';
import type { ReleaseStore } from '../release/release-store';

/** A size, and what it may be. */
export type Size = { name: string; bytes: number; limit: number | undefined };

export type VersionFacts = {
  version: string;
  /** Of a remote the range that it needs, of the shell the version that it provides. */
  contract: string;
  sizes: readonly Size[];
  /** Null when the release has none, and what it leaves open. */
  proof: Proof | null;
  open: readonly string[];
};

/** Null when the version is not published (any more). */
export async function versionFacts(
  releases: ReleaseStore,
  name: string,
  version: string,
): Promise<VersionFacts | null> {
  const descriptor = await releases.file(name, version, 'descriptor.json');
  if (!descriptor) return null;
  const stored = await releases.file(name, version, proofFile);
  const written = stored && proof.parse(JSON.parse(stored.toString('utf8')));
  const found = { version, proof: written, open: proofFaults(written, descriptor) };
  if (name === 'shell') {
    const { contract } = await releases.host(version);
    return { ...found, contract, sizes: await shellSizes(releases, version) };
  }
  const { contract } = await releases.descriptor(name, version);
  return { ...found, contract, sizes: await remoteSizes(releases, name, version) };
}

async function remoteSizes(releases: ReleaseStore, name: string, version: string): Promise<Size[]> {
  // A release whose compressed files are missing has no sizes; `check` says why.
  const facts = await factsOf(releases, name, version).catch(() => null);
  if (!facts) return [];
  const limitOf = (limits: Readonly<Record<string, number>>) => limits[name];
  return [
    { name: 'first page', bytes: facts.firstLoad, limit: limitOf(budgets.firstPage) },
    { name: 'whole', bytes: facts.total, limit: limitOf(budgets.wholeRemote) },
  ];
}

const assets = z.looseObject({ scripts: z.array(z.string()) });

async function shellSizes(releases: ReleaseStore, version: string): Promise<Size[]> {
  const entries = [
    ['main', 'any page', budgets.shell],
    ['standalone', 'standalone page', budgets.standalone],
  ] as const;
  const sizes = entries.map(async ([entry, name, limit]): Promise<Size[]> => {
    const file = await releases.file('shell', version, `${entry}.assets.json`);
    const { scripts } = file ? assets.parse(JSON.parse(file.toString('utf8'))) : { scripts: [] };
    const files = await Promise.all(scripts.map((script) => releases.file('shell', version, `${script}.br`)));
    const bytes = files.reduce((sum, content) => sum + (content?.length ?? 0), 0);
    return bytes > 0 ? [{ name, bytes, limit }] : [];
  });
  return (await Promise.all(sizes)).flat();
}
