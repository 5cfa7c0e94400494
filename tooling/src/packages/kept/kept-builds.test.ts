/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { keep, keptBuilds, unpackKept } from './kept-builds';
import { temporaryFolder } from '../../process/testing/temporary-folder';

const folder = temporaryFolder('kept');

const kept = path.join(folder, 'kept');
const compiled = (place: string, text: string) => {
  const made = path.join(folder, place);
  fs.mkdirSync(path.join(made, 'maps'), { recursive: true });
  for (const [name, content] of Object.entries({ 'app.js': text, 'app.js.br': 'x', 'proof.json': place }))
    fs.writeFileSync(path.join(made, name), content);
  return made;
};
const put = (name: string, place: string, text: string) =>
  keep(name, { version: '1.0.0', commit: 'c', compiled: compiled(place, text) }, kept);

test('equal files give one hash, whenever they were written; proof, maps and compressed copies are no part of it', () => {
  const one = put('mf-one', 'one', '1');
  fs.utimesSync(path.join(compiled('same', '1'), 'app.js'), 1, 1);
  expect(put('mf-same', 'same', '1').hash).toBe(one.hash);
  expect(put('mf-other', 'other', '2').hash).not.toBe(one.hash);
  expect(Object.keys(keptBuilds(kept))).toEqual(['mf-one', 'mf-other', 'mf-same']);
  const unpacked = unpackKept('mf-one', kept) ?? '';
  expect(fs.readdirSync(unpacked)).toEqual(['app.js']);
  expect(fs.readFileSync(path.join(unpacked, 'app.js'), 'utf8')).toBe('1');
  fs.rmSync(unpacked, { recursive: true });
});

test('a build whose bytes are not those of the list is refused, and one that is not there is none', () => {
  put('mf-one', 'one', '1');
  put('mf-other', 'other', '2');
  fs.copyFileSync(path.join(kept, 'mf-other.tar.br'), path.join(kept, 'mf-one.tar.br'));
  expect(() => unpackKept('mf-one', kept)).toThrow('is not what was released');
  expect(unpackKept('mf-new', kept)).toBeNull();
});

test('the repository keeps a build of the shell and of every remote, with the bytes of its list', () => {
  const names = Object.keys(keptBuilds()).filter((name) => name === 'shell' || name.startsWith('mf-'));
  expect(names).toContain('shell');
  for (const name of names) {
    const unpacked = unpackKept(name) ?? '';
    expect(fs.existsSync(path.join(unpacked, 'descriptor.json'))).toBe(true);
    fs.rmSync(unpacked, { recursive: true });
  }
});
