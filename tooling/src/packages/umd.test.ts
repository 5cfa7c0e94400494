/** @jest-environment node */
import { buildSync, transformSync } from 'esbuild';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../process/root';
import { specifiersOf } from './specifiers';
import { writeOneModule } from './umd';

test('the kit for partners is one file without imports for pages, and its React part uses that file', () => {
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'kit-'));
  const sources = path.join(root, 'shell/member-wallet/src');
  fs.mkdirSync(path.join(target, 'dist'));
  for (const file of fs.readdirSync(sources).filter((name) => /^[\w-]+\.ts$/.test(name))) {
    const { code } = transformSync(fs.readFileSync(path.join(sources, file), 'utf8'), { loader: 'ts' });
    const text = code.replace(/from "(\.[^"]+)"/g, 'from "$1.js"');
    fs.writeFileSync(path.join(target, 'dist', file.replace('.ts', '.js')), text);
  }
  writeOneModule(target);
  const importsOf = (file: string) =>
    specifiersOf(file, fs.readFileSync(path.join(target, 'dist', file), 'utf8')).map(({ name }) => name);
  expect(importsOf('index.js')).toEqual([]);
  expect(importsOf('react.js')).toEqual(['react', './index.js']);
  const { metafile } = buildSync({
    absWorkingDir: target,
    entryPoints: ['dist/react.js'],
    bundle: true,
    write: false,
    packages: 'external',
    metafile: true,
  });
  expect(Object.keys(metafile.inputs)).toEqual(['dist/index.js', 'dist/react.js']);
  fs.rmSync(target, { recursive: true });
});
