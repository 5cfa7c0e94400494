/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { remoteNames, root } from '../../process/root';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const below = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));

const sources = ['shell', 'shared-contracts', 'shared-ui', 'sandbox', 'tooling', ...remoteNames];
const tests = [...sources.map((name) => `${name}/src`), 'e2e/tests', 'e2e/outside']
  .flatMap(below)
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const files = new Set(tests.map((file) => path.basename(file)));
const texts = tests.map(read).join('\n');

/** What stands in the text of a test: a part of a title between dots that stand for what differs from case to case. */
const isTitle = (title: string) =>
  title.split('…').every((part) => texts.includes(part.trim().replaceAll('\\_', '_')));

test('every test that a page of the documentation names is there', () => {
  const named = below('docs')
    .filter((file) => file.endsWith('.md'))
    .flatMap((doc) =>
      [...read(doc).matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file),
    );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !files.has(path.basename(file)))).toEqual([]);
});

test('every title in the threat model is that of a test', () => {
  const titles = [...read('docs/threat-model.md').matchAll(/(?<![\w`])_((?:[^_|\n\\]|\\_)+)_(?!\w)/g)].map(
    ([, title = '']) => title,
  );
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.filter((title) => !isTitle(title))).toEqual([]);
});
