/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, runProgram } from './root';

// A workspace of its own, with the libraries of this one.
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'program-')));
const at = (file: string) => path.join(folder, file);
function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), text);
}
beforeAll(() => {
  fs.mkdirSync(at('tooling/bin'), { recursive: true });
  fs.copyFileSync(runProgram, at('tooling/bin/run-program.mjs'));
  fs.symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
  write('part/package.json', '{ "type": "module" }');
  write('part/data/text.txt', 'what lies beside it');
  write(
    'part/read.ts',
    `import fs from 'node:fs';
    export const beside: string = fs.readFileSync(new URL('./data/text.txt', import.meta.url), 'utf8');`,
  );
  write('part/late.ts', `export const late: string = 'loaded late';`);
  write(
    'part/main.ts',
    `import { valid } from 'semver';
    import { beside } from './read';
    const { late } = await import('./late');
    console.log([valid('1.2.3'), beside, late, ...process.argv.slice(2)].join());
    if (process.argv.includes('fail')) throw new Error('it failed');`,
  );
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

const run = (...words: string[]) =>
  spawnSync(process.execPath, [at('tooling/bin/run-program.mjs'), at('part/main.ts'), ...words], {
    encoding: 'utf8',
    cwd: folder,
  });
const kept = () => fs.readdirSync(at('var/programs/part-main.ts')).filter((name) => name !== 'kept.json');

test('a program is bundled once, and again when one of its files has changed', () => {
  expect(run('a', 'b').stdout).toBe('1.2.3,what lies beside it,loaded late,a,b\n');
  const [first = ''] = kept();
  const bundle = at(`var/programs/part-main.ts/${first}/program.js`);
  fs.appendFileSync(bundle, 'console.log("from the bundle");');
  expect(run().stdout).toBe('1.2.3,what lies beside it,loaded late\nfrom the bundle\n');

  write('part/late.ts', `export const late: string = 'changed';`);
  expect(run().stdout).toBe('1.2.3,what lies beside it,changed\n');
  expect(kept()).toHaveLength(2);
  // One of yesterday goes.
  fs.utimesSync(path.dirname(bundle), 0, 0);
  write('part/late.ts', `export const late: string = 'changed again';`);
  expect(run().stdout).toContain('changed again');
  expect(kept()).not.toContain(first);
});

test('what fails names the line of its source, and the process fails', () => {
  const { status, stderr } = run('fail');
  expect(status).toBe(1);
  expect(stderr).toContain(`${at('part/main.ts')}:5`);
});

test('where there is no bundle, the sources are run', () => {
  write(
    'part/late.ts',
    `export const late: string = 'from sources';
    if (process.argv.includes('never')) await import('./missing');`,
  );
  expect(run().stdout).toBe('1.2.3,what lies beside it,from sources\n');
});
