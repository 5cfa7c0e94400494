/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashOf, pack, unpack } from './tarball';

test('equal files give one hash, whenever they were written; a proof and maps are no part of it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tarball-'));
  const put = (place: string, text: string) => {
    fs.mkdirSync(path.join(folder, place, 'maps'), { recursive: true });
    fs.writeFileSync(path.join(folder, place, 'app.js'), text);
    fs.writeFileSync(path.join(folder, place, 'descriptor.json'), '{}');
    return path.join(folder, place);
  };
  const [one, same, other] = [put('one', '1'), put('same', '1'), put('other', '2')];
  fs.utimesSync(path.join(same, 'app.js'), 1, 1);
  fs.writeFileSync(path.join(same, 'proof.json'), '{}');
  const file = path.join(folder, 'one.tar');
  const hash = pack(one, file);
  expect(hashOf(file)).toBe(hash);
  expect(pack(same, path.join(folder, 'same.tar'))).toBe(hash);
  expect(pack(other, path.join(folder, 'other.tar'))).not.toBe(hash);
  unpack(file, path.join(folder, 'again'));
  expect(fs.readdirSync(path.join(folder, 'again')).sort()).toEqual(['app.js', 'descriptor.json']);
  expect(fs.readFileSync(path.join(folder, 'again/app.js'), 'utf8')).toBe('1');
  fs.rmSync(folder, { recursive: true });
});
