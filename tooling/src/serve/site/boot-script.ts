import path from 'node:path';
import { transformSync } from '@swc/core';
import { buildSync } from 'esbuild';
import { root } from '../../process/root';

const scripts = new Map<string, string>();

/**
 * The first script of a page, self-contained and in words that every browser can read: ES5.
 *
 * @param drawn for a page with a drawn view, which it keeps or removes
 */
export function bootScript(drawn = false): string {
  const file = drawn ? 'main-drawn.ts' : 'main.ts';
  const script = scripts.get(file) ?? lowered(bundled(path.join(root, 'shell/src/entry/boot', file)));
  scripts.set(file, script);
  return script;
}

function bundled(file: string): string {
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, write: false, format: 'iife' });
  return outputFiles[0]?.text ?? '';
}

function lowered(source: string): string {
  const { code } = transformSync(source, {
    isModule: false,
    configFile: false,
    swcrc: false,
    minify: true,
    // No value of this script is a symbol.
    env: { targets: { ie: '11' }, loose: true, exclude: ['transform-typeof-symbol'] },
    jsc: {
      // Spread and destructured values are lists: without helpers for every other kind it is 0.7 kB smaller.
      loose: true,
      parser: { syntax: 'ecmascript' },
      minify: { compress: true, mangle: true },
    },
  });
  return code;
}
