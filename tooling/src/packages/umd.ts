import { buildSync } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes the first module of a built package one file that imports nothing, for pages without a bundler. The modules that
 * are in it then are deleted: the others import it.
 *
 * @param target folder of the built package, with `dist/index.js`
 */
export function writeOneModule(target: string): void {
  const first = 'dist/index.js';
  const { metafile } = buildSync({
    absWorkingDir: target,
    entryPoints: [first],
    outfile: first,
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    metafile: true,
    logLevel: 'error',
  });
  for (const file of Object.keys(metafile.inputs).filter((name) => name !== first))
    for (const name of [file, `${file}.map`]) fs.rmSync(path.join(target, name), { force: true });
}

/**
 * Bundles the modules of a built package into one script for pages without a bundler: a global, an AMD or a CommonJS
 * module.
 *
 * @param name of the global
 * @param target folder of the built package, with `dist/index.js`
 * @returns its subpath
 */
export function writeUmd(name: string, target: string): string {
  const script = `umd/${path.basename(target)}.js`;
  buildSync({
    absWorkingDir: target,
    entryPoints: ['dist/index.js'],
    outfile: script,
    bundle: true,
    format: 'cjs',
    target: 'es2020',
    logLevel: 'error',
    banner: { js: opening(name) },
    footer: { js: '});' },
  });
  // The package itself is of modules.
  fs.writeFileSync(path.join(target, 'umd/package.json'), '{ "type": "commonjs" }\n');
  return `./${script}`;
}

const opening = (name: string) => `(function (root, make) {
  if (typeof define === 'function' && define.amd) return define(['module'], make);
  var own = typeof module === 'object' && module.exports ? module : { exports: {} };
  make(own);
  if (typeof module !== 'object') root.${name} = own.exports;
})(typeof self === 'undefined' ? this : self, function (module) {`;
