/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { firstPages } from '../first-pages/first-pages';
import { Deployments } from '../../release/deployments';
import { ReleaseStore } from '../../release/release-store';
import { FolderStorage } from '../../release/storage/folder-storage';
import { inReleasedShell } from './check-compatibility';
import { temporaryFolder } from '../../process/testing/temporary-folder';

// What a page needs to be shown is the matter of browser tests.
jest.mock('../first-pages/first-pages', () => ({ firstPages: jest.fn() }));
jest.mock('../first-pages/served-packages', () => ({
  whileServed: (_: unknown, run: (env: object) => unknown) => run({}),
}));

const folder = temporaryFolder('in-released-shell');

function compiled(descriptor: object): string {
  const made = fs.mkdtempSync(path.join(folder, 'compiled-'));
  fs.writeFileSync(path.join(made, 'descriptor.json'), JSON.stringify({ schema: 1, ...descriptor }));
  fs.writeFileSync(path.join(made, 'remoteEntry.js.br'), '');
  return made;
}

const remote = (name: string, contract: string) =>
  compiled({
    name,
    version: '2.0.0',
    contract,
    container: 'mf',
    entry: 'remoteEntry.js',
    exposes: { './app': [] },
    integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
    routes: [{ path: `/${name}` }],
    shared: {},
  });

/** Production runs a shell of contract 1.1.0. */
async function releasedShell() {
  const storage = new FolderStorage(fs.mkdtempSync(path.join(folder, 'store-')));
  const shell = compiled({ name: 'shell', version: '0.9.0', contract: '1.1.0', shared: {} });
  await new ReleaseStore(storage).publish('shell', '0.9.0', shell);
  await new Deployments(storage, 'production').promote('shell', '0.9.0');
  return storage;
}

test('a remote that needs a newer contract is named and not opened, and the others are', async () => {
  jest.mocked(firstPages).mockResolvedValue(true);
  const print = jest.fn();
  const remotes = { 'mf-old': remote('mf-old', '^1.0.0'), 'mf-new': remote('mf-new', '^1.2.0') };
  await expect(inReleasedShell(remotes, { storage: await releasedShell(), print })).resolves.toEqual({
    work: true,
    leftOut: ['mf-new'],
  });
  expect(jest.mocked(firstPages).mock.calls.map(([names]) => names)).toEqual([['mf-old']]);
  expect(print).toHaveBeenCalledWith(
    'mf-new is left out: it needs contract ^1.2.0, the released shell speaks 1.1.0',
  );
});

test('one that is opened and fails is a failure', async () => {
  jest.mocked(firstPages).mockResolvedValue(false);
  const options = { storage: await releasedShell(), print: jest.fn() };
  await expect(inReleasedShell({ 'mf-old': remote('mf-old', '^1.0.0') }, options)).resolves.toEqual({
    work: false,
    leftOut: [],
  });
});
