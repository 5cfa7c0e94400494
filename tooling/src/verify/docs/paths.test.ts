/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../process/root';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const packages = [
  ...new Set(tracked.filter((file) => file.includes('/src/')).map((file) => file.split('/src/')[0] ?? '')),
];

/** Files that name sources in strings, which no compiler looks at. */
const configurations = tracked
  .filter((file) =>
    /(^|\/)((package|tsconfig[.\w]*|remote|mutated)\.json|\.?[\w.-]*(config|cruiser)[\w.]*\.js)$/.test(file),
  )
  .filter((file) => !file.startsWith('e2e/tests/') && !file.startsWith('docs/examples/'))
  .concat('tooling/src/checks/build/source-hash.ts', 'tooling/bin/mrw.mjs');

/** `a/{b,c/d}/*.ts` as `a/b/*.ts` and `a/c/d/*.ts`. */
function expand(pattern: string): string[] {
  const found = /\{([^{}]*)\}/.exec(pattern);
  if (!found) return [pattern];
  const [whole, choices = ''] = found;
  return choices.split(',').flatMap((choice) => expand(pattern.replace(whole, choice)));
}

/** The part before the first character that stands for several. */
const literal = (pattern: string) => pattern.replace(/[*(\\[+?|$].*$/, '');

const exists = (place: string) => tracked.some((file) => file.startsWith(path.posix.normalize(place)));

/** Paths below a folder of sources that a text names, from where they are meant to begin. */
function pathsIn(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/['"]([!^]?(?:\.{1,2}\/)*(?:[a-z0-9-]+\/){0,2}src\/[^'"\s]+)['"]/g)]
    .map(([, found = '']) => found.replace(/^[!^]/, ''))
    .flatMap(expand);
}

function isThere(file: string, found: string): boolean {
  const beside = path.posix.join(path.posix.dirname(file), found);
  // Relative to the file, to the project, or, in a list for several packages, to one of them.
  const places = [beside, found, ...packages.map((name) => path.posix.join(name, found))];
  return places.some((place) => exists(literal(place)));
}

test('no configuration names a source that does not exist', () => {
  const named = configurations.flatMap((file) => pathsIn(file).map((found) => ({ file, found })));
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter(({ file, found }) => !isThere(file, found))).toEqual([]);
});

test('no document names a source that does not exist', () => {
  const documents = tracked.filter((file) => /^[\w-]+\/README\.md$|^docs\/(guides\/)?[\w-]+\.md$/.test(file));
  const named = documents.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8').replace(/```[^]*?```/g, '');
    const found = [...text.matchAll(/`((?:[a-z0-9-]+\/)*src\/[\w./*{},-]+)`/g)];
    return found.flatMap(([, place = '']) => expand(place)).map((place) => ({ file, place }));
  });
  expect(named.length).toBeGreaterThan(60);
  const missing = named.filter(({ file, place }) => !isThere(file, place));
  expect(missing).toEqual([]);
});

test.each([
  ['knip.config.js', 'src/webpack/facades/*.ts', false],
  ['knip.config.js', 'src/compile/webpack/facades/*.ts', true],
  ['tooling/package.json', './src/site/missing.ts', false],
  ['.dependency-cruiser.js', 'tooling/src/webpack/', false],
])('%s: %s is found: %j', (file, found, expected) => {
  expect(isThere(file, found)).toBe(expected);
});
