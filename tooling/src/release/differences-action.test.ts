/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { writeCopies } from '../compile/webpack/compressed-copies';
import { describeFiles } from '../compile/webpack/described-files';
import { sha384 } from '../compile/webpack/integrity';
import { sendFile } from '../serve/site/static-files';
import { useStores } from '../verify/testing/stores';
import { checkContents } from './check-contents';
import { Deployments } from './deployments';
import { makeDifferencesOf, offerDifferences, servedFaultsOf } from './differences-action';
import { sha256, unpackDifference } from './differences/dcz';
import { readDifferences } from './differences/difference-list';
import { ReleaseStore } from './release-store';
import { FolderStorage } from './storage/folder-storage';
import type { Storage } from './storage/storage';

const { stores, temporary } = useStores();

/** Text that compresses badly, with a little that differs. */
const text = (seed: number, own: string) => {
  let state = seed;
  const words = Array.from({ length: 2_000 }, () => (state = (state * 48_271) % 2_147_483_647).toString(36));
  return `${words.join(' ')} ${own}`;
};
const page = (own: string) => text(7, own);

/** A compiled folder. @param scripts by their names */
function compiled(version: string, scripts: Readonly<Record<string, string>>): string {
  const folder = temporary();
  for (const [file, content] of Object.entries(scripts)) fs.writeFileSync(path.join(folder, file), content);
  const descriptor = {
    ...{ schema: 1, name: 'mf-stores', version, contract: '^1.0.0', container: 'mf_stores', routes: [] },
    ...{ entry: 'remoteEntry.00000000e1.js', exposes: { './app': [] }, shared: {}, namedByContent: true },
    integrity: Object.fromEntries(Object.entries(scripts).map(([file, content]) => [file, sha384(content)])),
  };
  fs.writeFileSync(path.join(folder, 'descriptor.json'), JSON.stringify(descriptor));
  describeFiles(folder);
  writeCopies(folder, true);
  return folder;
}

const releasesOf = {
  '1.0.0': { 'app.00000000a1.js': text(3, 'a'), '2a30000001.js': page('one') },
  '1.1.0': { 'app.00000000a1.js': text(3, 'a'), '2a30000002.js': page('two') },
  '1.2.0': {
    'app.00000000a1.js': text(3, 'a'),
    '2a30000003.js': page('three'),
    '5b50000001.js': text(99, ''),
  },
};
type Version = keyof typeof releasesOf;

async function begin(storage: Storage) {
  const releases = new ReleaseStore(storage);
  const deployments = new Deployments(storage, 'production', { by: 'ada' });
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const make = (version: Version) =>
    makeDifferencesOf({ releases, deployments, print }, 'mf-stores', version);
  for (const version of Object.keys(releasesOf) as Version[]) {
    await releases.publish('mf-stores', version, compiled(version, releasesOf[version]));
    await make(version);
    await deployments.promote('mf-stores', version);
  }
  const made = async () => (await readDifferences(storage, 'mf-stores')).filter(({ name }) => name);
  return { storage, releases, deployments, lines, make, made };
}

describe.each(stores)('in %s', (_, open) => {
  test('a release has the difference from each version that devices have; not where the whole file is as small', async () => {
    const { storage, made, lines, releases } = await begin(await open());
    const list = await made();
    expect(list.map(({ file, dictionary }) => [file, path.posix.basename(dictionary)])).toEqual([
      ['2a30000002.js', '2a30000001.js'],
      ['2a30000003.js', '2a30000002.js'],
      ['2a30000003.js', '2a30000001.js'],
    ]);
    for (const { file, dictionary, name = '' } of list) {
      const difference = (await storage.read(`differences/mf-stores/${name}`))?.content ?? Buffer.of();
      const from = (await storage.read(dictionary))?.content ?? Buffer.of();
      expect(difference.length).toBeLessThan(200);
      expect(await unpackDifference(difference, from)).toEqual(await releases.shared('mf-stores', file));
      await expect(unpackDifference(difference, Buffer.from('x'))).rejects.toThrow('another dictionary');
    }
    expect(lines.join('\n')).toMatch(/^1 difference of mf-stores 1.1.0: \d+ bytes in place of \d{4,}$/m);
    expect(await checkContents(releases, 'mf-stores', '1.2.0')).toEqual({ faults: [], note: null });
  });

  test('what is there is not made again; what is lost is found by the check, and made again', async () => {
    const { storage, make, made, releases, lines } = await begin(await open());
    lines.length = 0;
    await make('1.2.0');
    expect(lines).toEqual([]);
    const [, { name = '' } = {}] = await made();
    await storage.remove(`differences/mf-stores/${name}`);
    const { faults } = await checkContents(releases, 'mf-stores', '1.2.0');
    expect(faults).toEqual([
      `differences/mf-stores/${name} is missing in the store: run "release differences".`,
    ]);
    await make('1.2.0');
    expect(lines).toHaveLength(1);
    expect((await checkContents(releases, 'mf-stores', '1.2.0')).faults).toEqual([]);
    expect(await made()).toHaveLength(3);
  });

  test('with a release its differences go, those that others need stay', async () => {
    const { storage, releases, made } = await begin(await open());
    await releases.remove('mf-stores', '1.1.0');
    const left = await made();
    expect(left.map(({ file, dictionary }) => [file, path.posix.basename(dictionary)])).toEqual([
      ['2a30000003.js', '2a30000001.js'],
    ]);
    expect((await storage.files('differences/mf-stores')).sort()).toEqual(
      [...left.map(({ name }) => name), 'list.json'].sort(),
    );
  });
});

test.each<[string, (content: Buffer) => Buffer]>([
  ['cut', (content) => content.subarray(0, 50)],
  [
    'of another dictionary',
    (content) => Buffer.concat([content.subarray(0, 8), Buffer.alloc(32), content.subarray(40)]),
  ],
  ['changed', (content) => Buffer.concat([content.subarray(0, -1), Buffer.of(1)])],
])('a difference that is %s is found by the check', async (_, damage) => {
  const [, open] = stores[0] ?? [];
  const { storage, releases, made } = await begin(await (open as () => Promise<Storage>)());
  const [{ name = '' } = {}] = await made();
  const key = `differences/mf-stores/${name}`;
  const stored = await storage.read(key);
  await storage.write(key, damage(stored?.content ?? Buffer.of()), 'immutable', {
    kind: 'unchanged',
    tag: stored?.tag ?? '',
  });
  expect((await checkContents(releases, 'mf-stores', '1.1.0')).faults).toEqual([
    `${key} in the store does not become 2a30000002.js: delete it, and run "release differences".`,
  ]);
});

test('a damaged list says what to delete; a release that is not there has no differences', async () => {
  const { storage, releases, deployments } = await begin(new FolderStorage(temporary()));
  const file = 'differences/mf-stores/list.json';
  const tag = (await storage.read(file))?.tag ?? '';
  await storage.write(file, Buffer.from('{ cut'), 'pointer', { kind: 'unchanged', tag });
  await expect(checkContents(releases, 'mf-stores', '1.1.0')).rejects.toThrow(
    `${file} is damaged: delete differences/mf-stores in the store, and run "release differences".`,
  );
  await expect(
    makeDifferencesOf({ releases, deployments, print: jest.fn() }, 'mf-stores', '8.8.8'),
  ).rejects.toThrow('mf-stores 8.8.8 is not published.');
});

test('a release goes live from a store that takes no differences, and a line says so', async () => {
  const { storage, releases, deployments } = await begin(new FolderStorage(temporary()));
  await storage.remove('differences/mf-stores/list.json');
  jest.spyOn(storage, 'write').mockRejectedValue(new Error('Access denied'));
  const print = jest.fn();
  await offerDifferences({ releases, deployments, print }, 'mf-stores', '1.1.0');
  expect(print).toHaveBeenCalledWith(
    'there are no differences of mf-stores 1.1.0, devices fetch whole files: Access denied',
  );
});

describe('what is served is asked for as browsers do', () => {
  const vary = { Vary: 'Accept-Encoding, Available-Dictionary' };
  type Answer = http.RequestListener;
  const faultsWith = async (wrap: (answer: Answer) => Answer, headers: object = vary) => {
    const folder = temporary();
    const { releases } = await begin(new FolderStorage(folder));
    const site: Answer = (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://site');
      const script = { address: pathname, differences: path.join(folder, 'differences/mf-stores') };
      sendFile({ request, response }, { folder, name: pathname, script }, { ...headers });
    };
    const server = http.createServer(wrap(site));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const faults = await servedFaultsOf(releases, 'mf-stores', '1.1.0', origin);
      return faults.map((line) => line.replace(`${origin}/mf-stores/files/`, ''));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  test('the local site has no fault', async () => {
    expect(await faultsWith((site) => site)).toEqual([]);
  });

  test('a cache in between that ignores "Vary" sends a difference to those who cannot read it', async () => {
    const faults = await faultsWith((site) => (request, response) => {
      if (request.url?.includes('2a3')) {
        request.headers['accept-encoding'] = 'dcz';
        const from = Buffer.from(releasesOf['1.0.0']['2a30000001.js']);
        request.headers['available-dictionary'] = `:${sha256(from).toString('base64')}:`;
      }
      site(request, response);
    });
    expect(faults).toEqual([
      '2a30000002.js comes as a difference to a browser that cannot read it: what lies between ignores "Vary".',
    ]);
  });

  test('a server that does not see the dictionary sends whole files', async () => {
    const faults = await faultsWith((site) => (request, response) => {
      delete request.headers['available-dictionary'];
      site(request, response);
    });
    expect(faults).toEqual(['2a30000002.js comes whole to a browser that could read a difference.']);
  });

  test('other bytes, a lost file and lost headers are named', async () => {
    const lost = await faultsWith((site) => (request, response) => {
      if (request.url?.includes('2a3')) request.url = '/nowhere.js';
      site(request, response);
    });
    expect(lost).toEqual(['2a30000002.js answers with 404.', '2a30000002.js answers with 404.']);
    const other = await faultsWith(
      (site) => (request, response) => {
        if (request.url?.includes('app.')) request.url = '/mf-stores/files/2a30000001.js';
        site(request, response);
      },
      {},
    );
    expect(other).toEqual([
      'app.00000000a1.js is not what was published.',
      'app.00000000a1.js lacks Vary: Accept-Encoding, Available-Dictionary',
      'app.00000000a1.js lacks Use-As-Dictionary: match="/mf-stores/files/*.js"',
      '2a30000002.js lacks Vary: Accept-Encoding, Available-Dictionary',
    ]);
  });
});
