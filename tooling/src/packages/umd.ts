import { buildSync } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';

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
