import { sharedFolder } from '@mrw/shared-contracts/manifest';
import { copies } from '../compile/webpack/compressed-copies';
import {
  describedFiles,
  descriptorFile,
  sharedFiles,
  type DescribedFile,
} from '../compile/webpack/described-files';
import { sha384 } from '../compile/webpack/integrity';
import { differenceFaults } from './differences/check-differences';
import type { ReleaseStore } from './release-store';

/** Reads a file of a release; null without it. */
type Read = (file: string) => Promise<Buffer | null>;

/**
 * Compares what is stored of a release with its descriptor: every file, and what its compressed copies contain. A file
 * that was cut on its way would be refused by each browser, or executed in part where no hash is asked for.
 *
 * @returns a line for each fault, and what could not be compared of a release of before contract 1.13
 * @throws Error when it is not published
 */
export async function checkContents(
  releases: ReleaseStore,
  name: string,
  version: string,
): Promise<{ faults: string[]; note: string | null }> {
  const read: Read = (file) => releases.file(name, version, file);
  const descriptor = await read(descriptorFile);
  if (!descriptor) throw new Error(`${name} ${version} is not published.`);
  const description = described(descriptor);
  const { files, integrity } = description;
  const expected = files ?? hashesOnly({ ...integrity, ...(await hashesOfShell(name, read)) });
  const faults: string[] = [];
  for (const [file, known] of Object.entries(expected)) faults.push(...(await fileFaults(file, known, read)));
  // Where devices load them from.
  for (const [file, known] of Object.entries(sharedFiles(description)))
    for (const fault of await fileFaults(file, known, (one) => releases.shared(name, one)))
      faults.push(`${sharedFolder}/${fault}`);
  const hashes = new Map(Object.entries(expected).map(([file, { hash }]) => [file, hash]));
  faults.push(...(await differenceFaults(releases.storage, name, hashes)));
  const note = `${name} ${version} is of before contract 1.13: its scripts were compared by their hashes, its other files were not`;
  return { faults, note: files ? null : note };
}

const hashesOnly = (hashes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(hashes).map(([file, hash]): [string, DescribedFile] => [file, { hash }]));

/** A shell of before named the scripts of its pages in the map of each entry. */
async function hashesOfShell(name: string, read: Read): Promise<Readonly<Record<string, string>>> {
  if (name !== 'shell') return {};
  const entries = ['main', 'standalone', 'inline-wallet'].map((entry) => read(`${entry}.assets.json`));
  const maps = (await Promise.all(entries)).flatMap((map) => (map ? described(map) : []));
  return Object.fromEntries(maps.flatMap(({ integrity }) => Object.entries(integrity)));
}

const described = (content: Buffer) => describedFiles.parse(JSON.parse(content.toString('utf8')));

async function fileFaults(file: string, known: DescribedFile, read: Read): Promise<string[]> {
  const content = await read(file);
  if (!content) return [`${file} is missing in the store.`];
  if (known.size !== undefined && content.length !== known.size)
    return [`${file} has ${content.length} bytes in the store, and ${known.size} were compiled.`];
  if (sha384(content) !== known.hash) return [`${file} in the store is not what was compiled.`];
  if (!file.endsWith('.js')) return [];
  const faults = copies.map(async ({ ending, unpack }) => {
    const copy = await read(file + ending);
    if (!copy) return [`${file + ending} is missing in the store.`];
    return unpacked(copy, unpack)?.equals(content)
      ? []
      : [`${file + ending} in the store does not contain ${file}.`];
  });
  return (await Promise.all(faults)).flat();
}

/** Null for what is no such archive, or a part of one. */
function unpacked(copy: Buffer, unpack: (content: Buffer) => Buffer): Buffer | null {
  try {
    return unpack(copy);
  } catch {
    return null;
  }
}
