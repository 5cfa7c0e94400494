import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { root } from '../root';

let script: string | null = null;

/** The browser check of the shell as an inline script that every browser can read: ES5, self-contained. */
export function browserCheckScript(): string {
  script ??= lowered(
    fs.readFileSync(path.join(root, 'shell/src/browser-check/supported-browser.ts'), 'utf8'),
  );
  return script;
}

function lowered(source: string): string {
  const run =
    'var address = adviceAddress(window, location.pathname); if (address) location.replace(address);';
  const { code } = transformSync(`(function () {\n${source.replaceAll('export ', '')}\n${run}\n})();`, {
    isModule: false,
    configFile: false,
    swcrc: false,
    minify: true,
    jsc: { target: 'es5', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
  });
  return code;
}
