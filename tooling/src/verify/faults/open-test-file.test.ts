/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'open-test-file-')));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => {
  fs.writeFileSync(path.join(folder, name), text);
};
const quoted = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));

/** What `run` gives, one after the other, for a real run of jest in a process of its own. */
function played(calls: string): unknown {
  write('package.json', '{}');
  write(
    'sum.js',
    `require('fs').appendFileSync(${JSON.stringify(path.join(folder, 'loads'))}, 'x');
     module.exports = (a, b) => {
       const { activeMutant } = globalThis.__stryker__;
       if (activeMutant === 'rejects') Promise.reject(new Error('lost'));
       return activeMutant === 'minus' ? a - b : a + b;
     };`,
  );
  write(
    'sum.test.js',
    `const sum = require('./sum');
     beforeEach(() => expect(sum(0, 0)).toBe(0));
     test('zero', () => expect(sum(1, 0)).toBe(1));
     describe('of two', () => {
       test('one and two', () => expect(sum(1, 2)).toBe(3));
       test('two and two', async () => { await null; expect(sum(2, 2)).toBe(4); });
     });
     test.skip('never', () => { throw new Error('ran'); });
     test('waits', async () => { sum(0, 0); await new Promise((done) => setTimeout(done, 20)); });`,
  );
  write(
    'environment.cjs',
    `const { TestEnvironment } = require(${JSON.stringify(require.resolve('jest-environment-node'))});
     module.exports = require(${quoted('open-test-file.cjs')}).withOpenTestFile(TestEnvironment);`,
  );
  write(
    'play.cjs',
    `const { runCLI } = require(${JSON.stringify(require.resolve('jest'))});
     const { OpenTestFile, openTestFiles } = require(${quoted('open-test-file.cjs')});
     const config = JSON.stringify({ rootDir: __dirname, testEnvironment: './environment.cjs', transform: {}, reporters: [] });
     const open = (file) => new OpenTestFile(file, () => runCLI({ _: [file], config, runInBand: true, silent: true, passWithNoTests: true }, [__dirname]));
     const file = require('path').join(__dirname, 'sum.test.js');
     const all = ['zero', 'of two one and two', 'of two two and two', 'never', 'waits'];
     (async () => {
       const answers = [];
       ${calls}
       process.stdout.write(JSON.stringify(answers));
     })();`,
  );
  write('loads', '');
  return JSON.parse(execFileSync(process.execPath, ['play.cjs'], { cwd: folder, encoding: 'utf8' }));
}

test('tests run as often as asked, with and without a change, and their file is loaded once', () => {
  expect(
    played(`
      const opened = open(file);
      for (const context of [{}, { activeMutant: 'minus' }, {}]) answers.push(await opened.run(all, context));
      answers.push(await opened.run(['of two two and two'], { activeMutant: 'minus' }));
      await opened.close();
      answers.push(openTestFiles.size);`),
  ).toEqual([
    { done: ['zero', 'of two one and two', 'of two two and two', 'waits'] },
    {
      done: ['zero', 'of two one and two'],
      failed: 'of two one and two',
      message: expect.stringContaining('toBe') as string,
    },
    { done: ['zero', 'of two one and two', 'of two two and two', 'waits'] },
    {
      done: ['of two two and two'],
      failed: 'of two two and two',
      message: expect.stringContaining('toBe') as string,
    },
    0,
  ]);
  expect(fs.readFileSync(path.join(folder, 'loads'), 'utf8')).toBe('x');
});

test('what runs outside of the file reads the change that is active in it', () => {
  expect(
    played(`
      globalThis.__stryker__ = {};
      const opened = open(file);
      answers.push((await opened.run(all, { activeMutant: 'minus' })).failed, globalThis.__stryker__.activeMutant);
      answers.push((await opened.run(all, {})).failed ?? null, globalThis.__stryker__.activeMutant ?? null);
      await opened.close();
    `),
  ).toEqual(['of two one and two', 'minus', null, null]);
});

test('each of two open files notices errors that its own tests did not wait for', () => {
  fs.rmSync(path.join(folder, 'sum.test.js'), { force: true });
  expect(
    played(`
      const other = file.replace('sum.test', 'other.test');
      require('fs').copyFileSync(file, other);
      const [first, second] = [open(file), open(other)];
      await first.run(['waits'], {});
      await second.run(['waits'], {});
      answers.push(await first.run(['waits'], { activeMutant: 'rejects' }));
      answers.push(await second.run(['waits'], {}));
      await first.close();
      answers.push(await second.run(['waits'], { activeMutant: 'rejects' }));
      await second.close();`),
  ).toMatchObject([{ failed: 'waits', message: 'Error: lost' }, { done: ['waits'] }, { failed: 'waits' }]);
});

test('a file that cannot be loaded is an error', () => {
  expect(
    played(`
      require('fs').writeFileSync(file, "throw new Error('broken');");
      await open(file).run(all, {}).catch((error) => answers.push(error.message));`),
  ).toEqual([`${path.join(folder, 'sum.test.js')} ended before its tests ran.`]);
});
