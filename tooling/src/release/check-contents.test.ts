/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { useStores } from '../verify/testing/stores';
import { writeCopies } from '../compile/webpack/compressed-copies';
import { describeFiles } from '../compile/webpack/described-files';
import { sha384 } from '../compile/webpack/integrity';
import { checkContents } from './check-contents';
import { Deployments } from './deployments';
import { ReleaseStore } from './release-store';
import { runRelease } from './run-release';
import { FolderStorage } from './storage/folder-storage';

const { stores, temporary } = useStores();

const script = 'export const wallet = () => "open";\n'.repeat(20);
const cut = script.slice(0, 300);
const remote = {
  schema: 1,
  name: 'mf-stores',
  version: '1.0.0',
  contract: '^1.0.0',
  container: 'mf_stores',
  entry: 'entry.js',
  exposes: { './app': [] },
  integrity: { 'entry.js': sha384(script) },
  routes: [],
  shared: {},
};
const shell = { schema: 1, name: 'shell', version: '1.0.0', contract: '1.13.0', shared: {} };

/** A compiled folder. @param edit what happened to it on its way to the store */
function compiled(descriptor: object, edit: (write: Write) => void = () => undefined, isOld = false): string {
  const folder = temporary();
  const write: Write = (name, content) => {
    if (content === null) fs.rmSync(path.join(folder, name));
    else fs.writeFileSync(path.join(folder, name), content);
  };
  write('descriptor.json', JSON.stringify(descriptor));
  write('entry.js', script);
  write('imports.json', '{}');
  write(
    'main.assets.json',
    JSON.stringify({ scripts: ['entry.js'], integrity: { 'entry.js': sha384(script) } }),
  );
  if (!isOld) describeFiles(folder);
  writeCopies(folder);
  edit(write);
  return folder;
}
type Write = (name: string, content: string | Buffer | null) => void;

const other = script.replaceAll('open', 'shut');
const damages: [string, (write: Write) => void, string[]][] = [
  ['nothing', () => undefined, []],
  [
    'a cut script',
    (write) => write('entry.js', cut),
    ['entry.js has 300 bytes in the store, and 720 were compiled.'],
  ],
  [
    'a script that is cut in its copies too',
    (write) => {
      write('entry.js', cut);
      write('entry.js.br', brotliCompressSync(cut));
      write('entry.js.gz', gzipSync(cut));
    },
    ['entry.js has 300 bytes in the store, and 720 were compiled.'],
  ],
  [
    'another script of its length',
    (write) => write('entry.js', other),
    ['entry.js in the store is not what was compiled.'],
  ],
  [
    'an empty script',
    (write) => write('entry.js', ''),
    ['entry.js has 0 bytes in the store, and 720 were compiled.'],
  ],
  ['no script', (write) => write('entry.js', null), ['entry.js is missing in the store.']],
  [
    'cut copies',
    (write) => {
      write('entry.js.br', brotliCompressSync(script).subarray(0, 20));
      write('entry.js.gz', gzipSync(script).subarray(0, 20));
    },
    [
      'entry.js.br in the store does not contain entry.js.',
      'entry.js.gz in the store does not contain entry.js.',
    ],
  ],
  [
    'copies of a cut script',
    (write) => {
      write('entry.js.br', brotliCompressSync(cut));
      write('entry.js.gz', gzipSync(cut));
    },
    [
      'entry.js.br in the store does not contain entry.js.',
      'entry.js.gz in the store does not contain entry.js.',
    ],
  ],
  [
    'a copy that is no archive',
    (write) => write('entry.js.gz', 'none'),
    ['entry.js.gz in the store does not contain entry.js.'],
  ],
  ['no copy', (write) => write('entry.js.gz', null), ['entry.js.gz is missing in the store.']],
  [
    'a cut list of imports',
    (write) => write('imports.json', '{'),
    ['imports.json has 1 bytes in the store, and 2 were compiled.'],
  ],
];

describe.each(stores)('in %s', (_, open) => {
  test.each(damages)('%s is compared with the descriptor', async (_what, edit, faults) => {
    const releases = new ReleaseStore(await open());
    await releases.publish('mf-stores', '1.0.0', compiled(remote, edit));
    await expect(checkContents(releases, 'mf-stores', '1.0.0')).resolves.toEqual({ faults, note: null });
  });
});

test.each([
  ['mf-stores', remote],
  ['shell', shell],
])('scripts of an old %s are compared by their hashes, and a note says so', async (name, descriptor) => {
  const releases = new ReleaseStore(new FolderStorage(temporary()));
  await releases.publish(name, '1.0.0', compiled(descriptor, undefined, true));
  await releases.publish(
    name,
    '1.1.0',
    compiled(descriptor, (write) => write('entry.js', cut), true),
  );
  const whole = await checkContents(releases, name, '1.0.0');
  expect(whole).toEqual({ faults: [], note: expect.stringContaining('is of before contract 1.13') });
  const { faults } = await checkContents(releases, name, '1.1.0');
  expect(faults).toEqual(['entry.js in the store is not what was compiled.']);
});

test.each(['check', 'promote', 'rollout'])('release %s refuses what was cut in the store', async (action) => {
  const storage = temporary();
  const releases = new ReleaseStore(new FolderStorage(storage));
  const deployments = new Deployments(new FolderStorage(storage), 'staging');
  await releases.publish('shell', '1.0.0', compiled(shell));
  await releases.publish('mf-stores', '1.0.0', compiled(remote));
  await releases.publish('mf-stores', '1.1.0', compiled({ ...remote, version: '1.1.0' }));
  await deployments.promote('shell', '1.0.0');
  await deployments.promote('mf-stores', '1.0.0');
  fs.truncateSync(path.join(storage, 'mf-stores/1.1.0/entry.js'), 300);
  const words = [action, 'mf-stores', ...(action === 'rollout' ? ['10'] : []), '1.1.0'];
  const place = { checksOf: () => [], sourcesOf: temporary, compiledFolder: temporary(), storage };
  await expect(runRelease([...words, '--environment=staging'], place)).rejects.toThrow(
    'mf-stores 1.1.0 is refused:\n  - entry.js has 300 bytes in the store, and 720 were compiled.',
  );
  const { remotes } = await deployments.read();
  expect(remotes['mf-stores']).toMatchObject({ live: { version: '1.0.0' } });
  expect(remotes['mf-stores']).not.toHaveProperty('canary');
});
