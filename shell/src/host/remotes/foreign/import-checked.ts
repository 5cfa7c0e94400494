import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import { enforcesHashes } from './enforce-hashes';

/** Releases of which every file has its hash, by their address. */
const checked = new Map<string, Promise<void>>();
let attempts = 0;

/** `import()` as the browser does it, not the bundler. */
const nativeImport = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ url);

/**
 * Imports a module of a release after it is certain that none of its files runs with other bytes: the browser compares
 * each one that it imports, now or later; or, where it cannot, all of them are fetched and compared first.
 *
 * @param again after a failed attempt: browsers keep the failure of an address
 * @throws when a file is missing, or is not the one whose hash the manifest names: then nothing of it has run
 */
export async function importChecked(
  { base, descriptor: { integrity } }: LiveRemote,
  file: string,
  again: boolean,
  load = nativeImport,
): Promise<unknown> {
  const entry = base + file + (again ? `#${(attempts += 1)}` : '');
  const hashes: Record<string, string> = { [entry]: integrity[file] ?? missing(file) };
  for (const [name, hash] of Object.entries(integrity)) hashes[base + name] = hash;
  if (again) checked.delete(base);
  const known = checked.get(base) ?? check(hashes, load);
  checked.set(base, known);
  known.catch(() => checked.delete(base));
  await known;
  return load(entry);
}

async function check(hashes: Readonly<Record<string, string>>, load: typeof nativeImport): Promise<void> {
  if (await enforcesHashes(hashes, load)) return;
  const compared = Object.entries(hashes).map(async ([url, integrity]) => {
    const answer = await fetch(url, { integrity, credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    // The comparison is made of the whole file.
    await answer.arrayBuffer();
  });
  await Promise.all(compared);
}

function missing(file: string): never {
  throw new Error(`MRW-104 ${file}`);
}
