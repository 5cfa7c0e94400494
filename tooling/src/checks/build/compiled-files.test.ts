/** @jest-environment node */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root, varFolder } from '../../process/root';
import { originalPositions } from '../../release/original-position';
import { ReleaseStore } from '../../release/release-store';
import { FolderStorage } from '../../release/storage/folder-storage';
import { compile } from '../../compile/webpack/compile';

jest.setTimeout(120_000);

const place = path.join(varFolder, 'compiled-files');
afterAll(() => {
  fs.rmSync(place, { recursive: true, force: true });
});

const compiled = path.join(place, 'compiled');
beforeAll(() => compile({ folder: path.join(root, 'mf-giftcard'), output: compiled, version: '1.2.3' }));

// That they give the same files again: check-repeatable.ts, in .ci/run.
test('nothing in the entry depends on where the sources lie', () => {
  const entry = fs.readdirSync(compiled).find((file) => /^remoteEntry\..*\.js$/.test(file)) ?? 'none';
  const text = fs.readFileSync(path.join(compiled, entry), 'utf8');
  // Ids of all other modules come from paths below the package.
  for (const name of ['container', 'federation']) {
    const id = createHash('sha256').update(`0${name}`).digest().readUInt32BE() % 100_000;
    expect(text).toMatch(new RegExp(`[{,]${id}[(:]`));
  }
  expect(text).not.toContain(root);
  expect(text).not.toContain('sourceMappingURL');
});

test('every script has a source map apart, which names places in the sources', async () => {
  const releases = new ReleaseStore(new FolderStorage(path.join(place, 'releases')));
  await releases.publish('mf-giftcard', '1.2.3', compiled);
  const scripts = fs.readdirSync(compiled).filter((file) => file.endsWith('.js'));
  const positions = originalPositions(releases);
  const found = await Promise.all(
    scripts.map(async (file) => {
      const text = fs.readFileSync(path.join(compiled, file), 'utf8');
      const before = text.slice(0, text.indexOf('GIFT_CARD_LOGIN_SUCCESS') + 1).split('\n');
      if (before.join('') === '') return null;
      return positions('mf-giftcard', '1.2.3', `${file}:${before.length}:${before.at(-1)?.length ?? 0}`);
    }),
  );
  expect(found.filter(Boolean)).toEqual([
    { file: 'mf-giftcard/src/redemption/use-frame-messages.ts', line: expect.any(Number), name: 'hear' },
  ]);
  expect(
    fs.existsSync(path.join(place, 'releases/maps/mf-giftcard/1.2.3', `${scripts[0] ?? ''}.map.gz`)),
  ).toBe(true);
  expect(fs.readdirSync(path.join(place, 'releases/mf-giftcard/1.2.3')).join()).not.toContain('map');
});
