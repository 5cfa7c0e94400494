/** @jest-environment node */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root, varFolder } from '../root';
import { compile } from '../webpack/compile';

jest.setTimeout(120_000);

const place = path.join(varFolder, 'same-build');
afterAll(() => {
  fs.rmSync(place, { recursive: true, force: true });
});

/** Names and hashes of what a compilation leaves behind. */
async function build(name: string): Promise<Record<string, string>> {
  const output = path.join(place, name);
  await compile({ folder: path.join(root, 'mf-giftcard'), output, version: '1.2.3' });
  const files = fs.readdirSync(output).sort();
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
  expect(text).toMatch(/[{,]container(\(|:)/);
  expect(text).toMatch(/[{,]federation(\(|:)/);
  expect(text).not.toContain(root);
});
