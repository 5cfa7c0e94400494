/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../process/root';

const needed = { 'node_modules/a': { version: '1.0.0' } };
const lock = {
  ...needed,
  'node_modules/b': { version: '2.0.0', optional: true },
  'node_modules/c': { version: '3.0.0', dev: true },
};
const development = { 'node_modules/c': lock['node_modules/c'] };

/** What a command installs with these packages there. */
function toInstall(command: string, there: object | null): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-install-'));
  fs.mkdirSync(path.join(folder, 'node_modules'));
  const write = (file: string, packages: object) => {
    fs.writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  };
  write('package-lock.json', { '': {}, ...lock });
  if (there) write('node_modules/.package-lock.json', there);
  const program = `import(${JSON.stringify(path.join(root, 'tooling/bin/is-installed.mjs'))})
    .then(({ toInstall }) => console.log(toInstall(${JSON.stringify(folder)}, '${command}')))`;
  const said = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout.trim();
  fs.rmSync(folder, { recursive: true });
  return said;
}

test.each<[command: string, what: string, there: object | null, installed: string]>([
  ['start', 'nothing', null, 'start'],
  ['start', 'what it needs', needed, 'nothing'],
  ['start', 'what tests need too', lock, 'nothing'],
  ['start', 'another version', { 'node_modules/a': { version: '1.0.1' } }, 'start'],
  [
    'start',
    'another version beside what tests need',
    { 'node_modules/a': { version: '0' }, ...development },
    'all',
  ],
  ['test', 'nothing', null, 'all'],
  ['test', 'what start needs', needed, 'all'],
  ['test', 'what the lock file names', lock, 'nothing'],
  ['test', 'all but what is for other platforms', { ...needed, ...development }, 'nothing'],
  ['test', 'another version', { ...lock, 'node_modules/a': { version: '1.0.1' } }, 'all'],
  ['test', 'a package too few', development, 'all'],
])('before %s with %s', (command, _, there, installed) => {
  expect(toInstall(command, there)).toBe(installed);
});
