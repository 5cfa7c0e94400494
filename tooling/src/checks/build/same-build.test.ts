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

const place = path.join(varFolder, 'same-build');
afterAll(() => {
  fs.rmSync(place, { recursive: true, force: true });
});

/** Names and hashes of what a compilation leaves behind. */
async function build(name: string): Promise<Record<string, string>> {
  const output = path.join(place, name);
  await compile({ folder: path.join(root, 'mf-giftcard'), output, version: '1.2.3' });
  const files = fs
    .readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(output, file)).isFile())
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha1')
        .update(fs.readFileSync(path.join(output, file)))
        .digest('hex'),
    ]),
  );
}

test('the same sources give the same files, by hash, and nothing in the entry depends on where they lie', async () => {
  const first = await build('first');
  expect(await build('second')).toEqual(first);

  const entry = Object.keys(first).find((file) => /^remoteEntry\..*\.js$/.test(file)) ?? 'none';
  const text = fs.readFileSync(path.join(place, 'first', entry), 'utf8');
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
  const compiled = path.join(place, 'first');
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
