/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { writeCopies } from '../compile/webpack/compressed-copies';
import { describeFiles } from '../compile/webpack/described-files';
import { sha384 } from '../compile/webpack/integrity';
import { useStores } from '../verify/testing/stores';
import { checkContents } from './check-contents';
import { ReleaseStore } from './release-store';
import { FolderStorage } from './storage/folder-storage';

const { stores, temporary } = useStores();

const common = 'app.0123456789abcdef.js';
const entryOf = (version: string) => `entry.${version.replaceAll('.', '').padStart(16, '0')}.js`;
/** Loaded by a script from beside it. */
const decoder = '0a1b2c3d4e.wasm';
const withCopies = (...scripts: string[]) =>
  [decoder, ...scripts.flatMap((script) => [script, `${script}.br`, `${script}.gz`])].sort();

/** A compiled folder with an entry of its own and a script that all versions have. */
function compiled(version: string, app = 'let app;', isShared = true): string {
  const folder = temporary();
  const scripts = { [common]: app, [entryOf(version)]: `entry(${JSON.stringify(version)})` };
  for (const [file, text] of Object.entries(scripts)) fs.writeFileSync(path.join(folder, file), text);
  fs.writeFileSync(path.join(folder, decoder), 'decoder');
  fs.writeFileSync(path.join(folder, 'imports.json'), '{}');
  const integrity = Object.fromEntries(Object.entries(scripts).map(([file, text]) => [file, sha384(text)]));
  const descriptor = {
    ...{ schema: 1, name: 'mf-stores', version, contract: '^1.0.0', container: 'mf_stores', routes: [] },
    ...{ entry: entryOf(version), exposes: { './app': [common] }, integrity, shared: {} },
    ...(isShared ? { namedByContent: true } : {}),
  };
  fs.writeFileSync(path.join(folder, 'descriptor.json'), JSON.stringify(descriptor));
  describeFiles(folder);
  writeCopies(folder);
  return folder;
}

const inDays = (days: number) =>
  jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + days * 86_400_000);
afterEach(() => jest.restoreAllMocks());

describe.each(stores)('in %s', (_, open) => {
  const publish = async (...versions: string[]) => {
    const storage = await open();
    const releases = new ReleaseStore(storage);
    for (const version of versions) await releases.publish('mf-stores', version, compiled(version));
    return { releases, shared: async () => (await storage.files('mf-stores/files')).sort() };
  };

  test('a script that two releases have in common stands there once, and each release is whole', async () => {
    const { releases, shared } = await publish('1.0.0', '1.1.0');
    expect(await shared()).toEqual(withCopies(common, entryOf('1.0.0'), entryOf('1.1.0')));
    expect(await releases.versions('mf-stores')).toEqual(['1.0.0', '1.1.0']);
    for (const version of ['1.0.0', '1.1.0']) {
      expect(String(await releases.file('mf-stores', version, common))).toBe('let app;');
      expect(await checkContents(releases, 'mf-stores', version)).toEqual({ faults: [], note: null });
    }
  });

  test('a script with the name of another one is refused, and nothing is left of its release', async () => {
    const { releases, shared } = await publish('1.0.0');
    await expect(releases.publish('mf-stores', '1.1.0', compiled('1.1.0', 'let other;'))).rejects.toThrow(
      `mf-stores/files/${common} is in the store with other bytes`,
    );
    expect(await releases.versions('mf-stores')).toEqual(['1.0.0']);
    expect(await shared()).toEqual(withCopies(common, entryOf('1.0.0')));
  });

  test('what no release names any more is deleted with the last one that did, when it is a day old', async () => {
    const { releases, shared } = await publish('1.0.0', '1.1.0', '1.2.0');
    await releases.remove('mf-stores', '1.0.0');
    expect(await shared()).toEqual(withCopies(common, entryOf('1.0.0'), entryOf('1.1.0'), entryOf('1.2.0')));
    inDays(2);
    await releases.remove('mf-stores', '1.1.0');
    expect(await shared()).toEqual(withCopies(common, entryOf('1.2.0')));
    await releases.remove('mf-stores', '1.2.0');
    expect(await shared()).toEqual([]);
    expect(await releases.isPublished('mf-stores')).toBe(false);
  });
});

test('an old script that a new release has in common is new again: no run that deletes takes it away', async () => {
  const folder = temporary();
  const releases = new ReleaseStore(new FolderStorage(folder));
  await releases.publish('mf-stores', '1.0.0', compiled('1.0.0'));
  const script = path.join(folder, 'mf-stores/files', common);
  const time = fs.statSync(script).mtimeMs;
  fs.utimesSync(script, 0, 0);
  await releases.publish('mf-stores', '1.1.0', compiled('1.1.0'));
  expect(fs.statSync(script).mtimeMs).toBeGreaterThanOrEqual(time);
  expect(fs.readFileSync(script, 'utf8')).toBe('let app;');
});

test('a release without such names shares nothing', async () => {
  const storage = new FolderStorage(temporary());
  await new ReleaseStore(storage).publish('mf-stores', '1.0.0', compiled('1.0.0', 'let app;', false));
  expect(await storage.files('mf-stores/files')).toEqual([]);
});

test.each<[string, (file: string) => void, string]>([
  [
    'cut',
    (file) => fs.truncateSync(file, 3),
    `files/${common} has 3 bytes in the store, and 8 were compiled.`,
  ],
  ['lost', (file) => fs.rmSync(file), `files/${common} is missing in the store.`],
  ['lost as a copy', (file) => fs.rmSync(`${file}.br`), `files/${common}.br is missing in the store.`],
])('a shared script that was %s is found by the check', async (_, damage, fault) => {
  const folder = temporary();
  const releases = new ReleaseStore(new FolderStorage(folder));
  await releases.publish('mf-stores', '1.0.0', compiled('1.0.0'));
  damage(path.join(folder, 'mf-stores/files', common));
  expect(await checkContents(releases, 'mf-stores', '1.0.0')).toEqual({ faults: [fault], note: null });
});
