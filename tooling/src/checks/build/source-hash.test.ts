/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { exportedFiles } from '../../process/package-manifest';
import { remoteNames, root } from '../../process/root';
import { remoteSources, sourceHash } from './source-hash';

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/(\.(?:test|stories)\.tsx?|[\\/]testing[\\/].*)$/.test(file);

/** Files that modules of a folder or file import by a relative path. Types compile to nothing. */
function neighboursOf(place: string): string[] {
  const files = fs.statSync(place).isDirectory()
    ? fs
        .readdirSync(place, { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(place, file))
        .filter(isSource)
    : [place];
  return files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'/gm)].map(
      ([, to = '']) => path.relative(root, path.resolve(path.dirname(file), to)),
    ),
  );
}

test('a remote is built again when anything changes that it compiles into itself', () => {
  const shared = remoteSources('mf-wallet').filter((place) => place.startsWith('shared-'));
  expect(shared).toEqual(expect.arrayContaining(['shared-contracts/src/api', 'shared-ui/src/codes/till']));
  const outside = shared
    .flatMap((place) => neighboursOf(path.join(root, place)))
    .filter((file) => !shared.some((place) => file === place || file.startsWith(place.replace(/\.ts$/, ''))));
  expect(outside).toEqual([]);
});

test('every subpath of a shared package that a remote imports is one that the package exports', () => {
  const exported = ['shared-contracts', 'shared-ui'].flatMap((name) =>
    exportedFiles(path.join(root, name)).map(({ subpath }) => path.posix.join('@mrw', name, subpath)),
  );
  const imported = remoteNames.flatMap((name) =>
    fs
      .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .flatMap((file) => [
        ...fs
          .readFileSync(path.join(root, name, 'src', file), 'utf8')
          .matchAll(/from '(@mrw\/shared-[^']+)'/g),
      ])
      .map(([, to = '']) => to),
  );
  const known = (to: string) =>
    exported.some((name) => name === to || (name.endsWith('*') && to.startsWith(name.slice(0, -1))));
  expect([...new Set(imported)].filter((to) => !known(to))).toEqual([]);
});

test('the hash of sources depends on names and contents and not on tests', () => {
  const place = fs.mkdtempSync(path.join(root, 'var', 'source-hash-'));
  const write = (file: string, text: string) => fs.writeFileSync(path.join(place, file), text);
  const hash = () => sourceHash([path.relative(root, place)]);
  write('a.ts', '1');
  const first = hash();
  write('a.test.ts', 'anything');
  expect(hash()).toBe(first);
  write('a.ts', '2');
  expect(hash()).not.toBe(first);
  write('a.ts', '1');
  expect(hash()).toBe(first);
  fs.renameSync(path.join(place, 'a.ts'), path.join(place, 'b.ts'));
  expect(hash()).not.toBe(first);
  fs.rmSync(place, { recursive: true });
});

test('a place that does not exist is an error: without it an old build would be served', () => {
  expect(() => sourceHash(['tooling/src/no-such-folder'])).toThrow('no-such-folder');
});
