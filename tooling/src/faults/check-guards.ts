import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { keptFolder } from '../test/results';

/** A rule that the product enforces, and what its source looks like without it. */
export type Guard = {
  name: string;
  /** Below the package. */
  file: string;
  /** Occurs once in the file. */
  rule: string;
  without: string;
  /** Path of a test file that must fail without the rule. */
  test: string;
};

const prefix = 'guards-';
const results = path.join(keptFolder, 'faults');

/** The end of what jest says, or null when the tests pass. */
function failure(copy: string, test: string): string | null {
  const args = ['--config', path.join(copy, 'jest.config.js'), '--runInBand', '--forceExit', '--bail', test];
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/jest/bin/jest.js'), ...args],
    { cwd: copy, env: { ...process.env, TEST_DATABASE_URL: undefined }, encoding: 'utf8' },
  );
  return status === 0 ? null : stderr;
}

/** What is wrong with a guard's proof; null: its test fails without it, and for that reason. */
function judge(copy: string, { file, rule, without, test }: Guard): string | null {
  const place = path.join(copy, file);
  const source = fs.readFileSync(place, 'utf8');
  if (source.split(rule).length !== 2) return `${file} does not hold the rule exactly once`;
  fs.writeFileSync(
    place,
    source.replace(rule, () => without),
  );
  const output = failure(copy, test);
  fs.writeFileSync(place, source);
  if (output === null) return `no test of ${test} fails without it`;
  return /Tests:.* failed/.test(output) ? null : `${test} does not run without it:\n${output.slice(-2_000)}`;
}

/**
 * Takes each guard out of a copy of a package and runs the test that must notice. The copy lies in the
 * repository's `var`, where packages are found as from here; the sources themselves are only read.
 *
 * @param name folder of the package
 * @returns how many guards nothing would miss
 */
export function checkGuards(name: string, guards: readonly Guard[]): number {
  const original = path.join(root, name);
  fs.mkdirSync(path.join(root, 'var'), { recursive: true });
  fs.mkdirSync(results, { recursive: true });
  const copy = fs.mkdtempSync(path.join(root, 'var', prefix));
  const lines: string[] = [];
  let faults = 0;
  try {
    fs.cpSync(original, copy, {
      recursive: true,
      filter: (from) => !path.relative(original, from).split('/').includes('node_modules'),
    });
    for (const test of new Set(guards.map((guard) => guard.test)))
      if (failure(copy, test) !== null) throw new Error(`${name}: ${test} fails as it is`);
    for (const guard of guards) {
      const fault = judge(copy, guard);
      if (fault !== null) faults += 1;
      const line = `${fault === null ? 'noticed by a test' : 'NOT GUARDED'}: ${guard.name}`;
      lines.push(`${line} (${name}/${guard.file}, ${guard.test})`);
      console.log(fault === null ? line : `${line}: ${fault}`);
    }
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
  fs.writeFileSync(path.join(results, `${prefix}${name}.txt`), `${lines.join('\n')}\n`);
  console.log(`${guards.length - faults} of ${guards.length} guards: a test notices when they are gone`);
  return faults;
}

/** What the last runs said, one line for each guard. */
export function readGuards(): readonly string[] {
  return fs
    .readdirSync(results)
    .filter((file) => file.startsWith(prefix))
    .flatMap((file) => fs.readFileSync(path.join(results, file), 'utf8').split('\n'))
    .filter((line) => line !== '');
}
