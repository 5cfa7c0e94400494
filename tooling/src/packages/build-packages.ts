import { buildSync } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import { root, varFolder } from '../process/root';
import { compiledName, emit } from './emit';
import { publishedManifest, readManifest, type SourceManifest, type Target } from './manifest';
import { publishedPackages, type PublishedPackage } from './published-packages';
import { repositoryVersions } from './repository-versions';
import { reachedSources } from './sources';
import { writeOneModule, writeUmd } from './umd';

export type BuiltPackage = { name: string; version: string; folder: string };

const packagesFolder = path.join(varFolder, 'packages');

/**
 * Builds every published package from its sources and the declarations of `tsc -b`.
 *
 * @throws Error when a package imports what it does not depend on
 */
export function buildPackages(output = packagesFolder): BuiltPackage[] {
  fs.rmSync(output, { recursive: true, force: true });
  return publishedPackages.map((published) => {
    const { folder, base, assets } = published;
    const source = readManifest(folder);
    const target = path.join(output, path.basename(folder));
    const { imports, ...built } =
      base === undefined ? bundle(folder, target) : compile({ ...published, base }, source, target);
    for (const name of ['README.md', 'CHANGELOG.md'])
      if (fs.existsSync(path.join(root, folder, name)))
        fs.cpSync(path.join(root, folder, name), path.join(target, name));
    for (const [from, to] of assets)
      fs.cpSync(path.join(root, from), path.join(target, to), { recursive: true });
    const manifest = {
      ...publishedManifest(source, imports, repositoryVersions()),
      ...built,
      ...(published.umd ? withScript(published.umd, target, built.exports) : {}),
      files: fs.readdirSync(target).sort(),
    };
    fs.writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return { name: source.name, version: source.version, folder: target };
  });
}

type Built = {
  exports: Readonly<Record<string, Target>>;
  bin?: Readonly<Record<string, string>>;
  imports: Iterable<string>;
};

/** One file, without packages: what is run once is installed in a moment. */
function bundle(folder: string, target: string): Built {
  buildSync({
    entryPoints: [path.join(root, folder, 'src/main.ts')],
    outfile: path.join(target, 'dist/main.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // commander asks for modules of Node as CommonJS does.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  const versions = `${JSON.stringify(repositoryVersions(), null, 2)}\n`;
  fs.writeFileSync(path.join(target, 'dist/versions.json'), versions);
  return { exports: { './package.json': './package.json' }, imports: [] };
}

/** The fields of a package that pages without a bundler use: one module, and a script. */
function withScript(name: string, target: string, exports: Built['exports']) {
  writeOneModule(target);
  const script = writeUmd(name, target);
  return { exports: { ...exports, [script]: script }, unpkg: script, jsdelivr: script };
}

/** A module for each source. */
function compile(
  { folder, base, named = [] }: PublishedPackage & { base: string },
  source: SourceManifest,
  target: string,
): Built {
  const entries = exportedEntries(folder, source);
  const scripts = [...entries.values()].filter((file) => /\.[tj]sx?$/.test(file));
  const programs = [...named, ...(source.bin ? [`${folder}/src/main.ts`] : [])];
  const { files, imports } = reachedSources([...scripts, ...programs.map((file) => path.join(root, file))]);
  const placeOf = (file: string) => `dist/${path.relative(path.join(root, base), file)}`;
  for (const file of [...files, ...entries.values()])
    if (isSource(folder, file) || files.has(file)) emit(file, path.join(target, placeOf(file)));
  const exports = [...entries].map(([subpath, file]): [string, Target] => [
    subpath,
    isSource(folder, file) ? targetOf(placeOf(file)) : `./${path.relative(path.join(root, folder), file)}`,
  ]);
  const bin = Object.entries(source.bin ?? {}).map(([name, file]): [string, string] => [
    name,
    placeOf(path.join(root, folder, file)),
  ]);
  return { exports: Object.fromEntries(exports), bin: Object.fromEntries(bin), imports };
}

const isSource = (folder: string, file: string) => file.startsWith(path.join(root, folder, 'src') + path.sep);

/** Every subpath with its source; one with a star becomes one for each file. */
function exportedEntries(folder: string, { exports }: SourceManifest): Map<string, string> {
  const found = new Map<string, string>();
  for (const [subpath, target] of Object.entries(exports)) {
    const place = path.join(root, folder, target);
    const [start = '', ending] = path.basename(place).split('*');
    if (ending === undefined) found.set(subpath, place);
    else
      for (const file of fs.readdirSync(path.dirname(place)).sort())
        if (file.startsWith(start) && file.endsWith(ending) && !/\.(?:test|d)\.tsx?$/.test(file))
          found.set(
            subpath.replace('*', ending === '' ? file : file.slice(0, -ending.length)),
            path.join(path.dirname(place), file),
          );
  }
  return found;
}

function targetOf(place: string): Target {
  const file = `./${place}`;
  if (file.endsWith('.d.ts')) return { types: file };
  if (!/\.tsx?$/.test(file)) return file;
  return { types: file.replace(/\.tsx?$/, '.d.ts'), default: compiledName(file) };
}
