/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../process/root';

const drawing = fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const packages = [...drawing.matchAll(/^### Floors of `(\S+)`$/gm)].map(([, name = '']) => name);

/** The floors of a package as the document shows them, the highest first. */
function floorsOf(name: string): string[][] {
  const [, section = ''] = drawing.split(`### Floors of \`${name}\`\n`);
  const [table = ''] = section.trimStart().split('\n\n');
  return table
    .split('\n')
    .slice(2)
    .map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder));
}

/** Source files of a package; tests and stories may import what they need. */
const sourcesOf = (name: string) =>
  fs
    .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|(^|\/)testing\//.test(file))
    .filter((file) => file.includes('/'));

const importsOf = (name: string) =>
  sourcesOf(name).flatMap((file) =>
    [
      ...fs
        .readFileSync(path.join(root, name, 'src', file), 'utf8')
        .matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g),
    ]
      .map(([, specifier = '']) => path.join(path.dirname(file), specifier))
      .filter((to) => to.includes('/') && !to.startsWith('..'))
      .map((to) => ({ folder: firstOf(file), file, imports: firstOf(to) }))
      .filter(({ folder, imports }) => folder !== imports),
  );

const firstOf = (file: string) => file.split('/')[0] ?? '';

test('the floors of shell, tooling and sandbox are drawn', () => {
  expect(packages).toEqual(expect.arrayContaining(['shell', 'tooling', 'sandbox']));
});

describe.each(packages)('floors of %s', (name) => {
  const floors = floorsOf(name);

  test('every folder is on one floor', () => {
    const folders = new Set(sourcesOf(name).map(firstOf));
    expect(floors.flat().sort()).toEqual([...folders].sort());
  });

  test('a folder imports only from the floors below its own', () => {
    const floorOf = (folder: string) => floors.findIndex((floor) => floor.includes(folder));
    const imports = importsOf(name);
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter(({ folder, imports: other }) => floorOf(other) <= floorOf(folder))).toEqual([]);
  });
});
