/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { keep } from '../../packages/kept/kept-builds';
import { Deployments } from '../../release/deployments';
import { ReleaseStore } from '../../release/release-store';
import { FolderStorage } from '../../release/storage/folder-storage';
import { lastReleased } from './released';
import { temporaryFolder } from '../../process/testing/temporary-folder';

const folder = temporaryFolder('last-released');

const compiled = (text: string) => {
  const made = fs.mkdtempSync(path.join(folder, 'compiled-'));
  fs.writeFileSync(path.join(made, 'descriptor.json'), JSON.stringify({ text }));
  return made;
};

/** 1.0.0 is kept; production runs a version of its own. */
async function stores(version: string, text: string) {
  const kept = fs.mkdtempSync(path.join(folder, 'kept-'));
  keep('mf-stores', { version: '1.0.0', commit: 'c', compiled: compiled('1') }, kept);
  const storage = new FolderStorage(fs.mkdtempSync(path.join(folder, 'store-')));
  await new ReleaseStore(storage).publish('mf-stores', version, compiled(text));
  await new Deployments(storage, 'production').promote('mf-stores', version);
  return { kept, storage };
}

test('the last release is what production runs, else what the repository keeps, else none', async () => {
  const { kept, storage } = await stores('1.1.0', '2');
  const contentOf = async (from: typeof storage | null) => {
    const found = await lastReleased('mf-stores', from, kept);
    return [found?.version, fs.readFileSync(path.join(found?.folder ?? '', 'descriptor.json'), 'utf8')];
  };
  await expect(contentOf(storage)).resolves.toEqual(['1.1.0', '{"text":"2"}']);
  await expect(contentOf(null)).resolves.toEqual(['1.0.0', '{"text":"1"}']);
  await expect(lastReleased('mf-offers', storage, kept)).resolves.toBeNull();
});

test('a release of production under a kept version with other bytes is refused', async () => {
  const { kept, storage } = await stores('1.0.0', '2');
  await expect(lastReleased('mf-stores', storage, kept)).rejects.toThrow(
    'mf-stores 1.0.0 is not the build that was released',
  );
});
