import { sha384 } from '../../compile/webpack/integrity';
import type { Storage } from '../storage/storage';
import { sha256, unpackDifference } from './dcz';
import { readDifferences } from './difference-list';
import type { Script } from './package-scripts';
import { matchOf } from './script-rules';

type Served = {
  storage: Storage;
  name: string;
  scripts: readonly Script[];
  /** sha384 of each script. */
  hashes: ReadonlyMap<string, string>;
  /** Where its scripts are served. */
  origin: string;
};

/**
 * Asks for every script of a release as browsers with and without a dictionary do, through all that lies between.
 *
 * @returns a line for each answer that is wrong
 */
export async function servedFaults({ storage, name, scripts, hashes, origin }: Served): Promise<string[]> {
  const list = await readDifferences(storage, name);
  const faults: string[] = [];
  for (const { file, address } of scripts) {
    const url = new URL(address, origin).href;
    const hash = hashes.get(file) ?? '';
    for (const { dictionary, name: own } of list.filter((one) => one.file === file)) {
      const from = own === undefined ? null : await storage.read(dictionary);
      // First: a cache that ignores "Vary" has it for the next one then.
      if (from) faults.push(...(await differenceFault(url, hash, from.content)));
    }
    faults.push(...(await wholeFaults(url, address, hash)));
  }
  return faults;
}

async function differenceFault(url: string, hash: string, dictionary: Buffer): Promise<string[]> {
  const { status, encoding, content } = await get(url, {
    'Accept-Encoding': 'gzip, br, dcz',
    'Available-Dictionary': `:${sha256(dictionary).toString('base64')}:`,
  });
  if (status !== 200) return [`${url} answers with ${status}.`];
  if (encoding !== 'dcz') return [`${url} comes whole to a browser that could read a difference.`];
  const became = await unpackDifference(content, dictionary).then(sha384, () => null);
  return became === hash ? [] : [`${url} comes as a difference that does not become what was published.`];
}

async function wholeFaults(url: string, address: string, hash: string): Promise<string[]> {
  const { status, encoding, content, headers } = await get(url, { 'Accept-Encoding': 'gzip, br' });
  if (status !== 200) return [`${url} answers with ${status}.`];
  if (encoding === 'dcz')
    return [
      `${url} comes as a difference to a browser that cannot read it: what lies between ignores "Vary".`,
    ];
  const faults = sha384(content) === hash ? [] : [`${url} is not what was published.`];
  const vary = (headers.get('vary') ?? '').toLowerCase();
  if (!['accept-encoding', 'available-dictionary'].every((one) => vary.includes(one)))
    faults.push(`${url} lacks Vary: Accept-Encoding, Available-Dictionary`);
  const match = matchOf(address) ?? '';
  if (headers.get('use-as-dictionary') !== match) faults.push(`${url} lacks Use-As-Dictionary: ${match}`);
  return faults;
}

/** The content is unpacked, unless it is a difference. */
async function get(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers });
  return {
    status: answer.status,
    headers: answer.headers,
    encoding: answer.headers.get('content-encoding'),
    content: Buffer.from(await answer.arrayBuffer()),
  };
}
