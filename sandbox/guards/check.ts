import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessGuards } from './access';
import type { Guard } from './guard';
import { memberGuards } from './members';
import { pointGuards } from './points';

/** `npm run guards -- coupon`: only those whose name, file or test says so. */
const [wanted = ''] = process.argv.slice(2);
const guards = [...accessGuards, ...memberGuards, ...pointGuards].filter(({ name, file, test }) =>
  [name, file, test].some((text) => text.includes(wanted)),
);

/**
 * Takes each guard out of a copy of the sandbox and runs the test that must notice. The copy lies in the
 * repository's `var`, where packages are found as from here; the sources themselves are only read.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const original = join(root, 'sandbox');
mkdirSync(join(root, 'var'), { recursive: true });
const copy = mkdtempSync(join(root, 'var', 'guards-'));

/** The end of what jest says, or null when the tests pass. */
function failure(test: string): string | null {
  const args = ['--config', join(copy, 'jest.config.js'), '--runInBand', '--forceExit', '--bail', test];
  const env = { ...process.env, TEST_DATABASE_URL: undefined };
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { status, stderr } = spawnSync(process.execPath, [jest, ...args], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return status === 0 ? null : stderr;
}

/** What is wrong with a guard's proof; null: its test fails without it, and for that reason. */
function judge({ file, rule, without, test }: Guard): string | null {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(rule).length !== 2) return `${file} does not hold the rule exactly once`;
  writeFileSync(
    path,
    source.replace(rule, () => without),
  );
  const output = failure(test);
  writeFileSync(path, source);
  if (output === null) return `no test of ${test} fails without it`;
  return /Tests:.* failed/.test(output) ? null : `${test} does not run without it:\n${output.slice(-2_000)}`;
}

let faults = 0;
try {
  cpSync(original, copy, {
    recursive: true,
    filter: (from) => !relative(original, from).split('/').includes('node_modules'),
  });
  const tests = [...new Set(guards.map(({ test }) => test))];
  for (const test of tests) {
    if (failure(test) !== null) throw new Error(`${test} fails as it is`);
  }
  for (const guard of guards) {
    const fault = judge(guard);
    if (fault !== null) faults += 1;
    console.log(fault === null ? `guarded: ${guard.name}` : `NOT GUARDED: ${guard.name}: ${fault}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${guards.length - faults} of ${guards.length} guards are missed by a test when they are gone`);
process.exitCode = faults > 0 ? 1 : 0;
