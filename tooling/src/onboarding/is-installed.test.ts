/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../root';

const lock = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
};

function isInstalled(there: object | null): boolean {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-install-'));
  fs.mkdirSync(path.join(folder, 'node_modules'));
  const write = (file: string, packages: object) => {
    fs.writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  };
  write('package-lock.json', { '': {}, ...lock });
  if (there) write('node_modules/.package-lock.json', there);
  const program = `import(${JSON.stringify(path.join(root, 'tooling/bin/is-installed.mjs'))})
    .then(({ isInstalled }) => console.log(isInstalled(${JSON.stringify(folder)})))`;
  const said = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout.trim();
  fs.rmSync(folder, { recursive: true });
  return said === 'true';
}

test.each<[string, object | null, boolean]>([
  ['what the lock file names', lock, true],
  ['all but what is for other platforms', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['a package too few', { 'node_modules/b': { version: '2.0.0' } }, false],
  ['nothing', null, false],
])('node_modules with %s', (_, there, installed) => {
  expect(isInstalled(there)).toBe(installed);
});
