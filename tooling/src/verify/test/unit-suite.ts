import fs from 'node:fs';
import { runTool } from '../../process/run-process';
import { suite } from './check';
import { jestAloneResults, readJestResults, type TestResult, type UnitResult } from './results';

/** Files with a failed test: more than these at once are no accident of a busy machine. */
const mostFiles = 3;

type Env = Readonly<Record<string, string | undefined>>;
type Asked = {
  title: string;
  /** Where the results are left. */
  output: string;
  /** Of jest: projects, workers, share, pattern. */
  args: readonly string[];
  /** For the tests. */
  env?: Env;
};
type Parts = {
  /** Leaves its results in `output`. */
  run(output: string, args: readonly string[], env: Env): Promise<number>;
  read(output: string): UnitResult[];
};

const runner: Parts = {
  run: (output, args, env) => {
    fs.rmSync(output, { force: true });
    return runTool(
      'jest/bin/jest.js',
      ['--json', `--outputFile=${output}`, '--testTimeout=30000', ...args],
      env,
    );
  },
  read: readJestResults,
};

/**
 * Runs tests of jest. In CI, a file with a failed test is run once more alone, whole: its tests may need each other, and
 * processes that they start need the machine. Each is named in the output.
 */
export async function unitSuite(
  { title, output, args, env = {} }: Asked,
  { run, read }: Parts = runner,
): Promise<TestResult[]> {
  const all = await suite(
    title,
    () => read(output),
    () => run(output, args, env),
  );
  const results = read(output);
  const failed = filesOf(results.filter(({ passed }) => !passed));
  if (!process.env['CI'] || failed.length === 0 || failed.length > mostFiles) return all;
  for (const file of failed) console.log(`once more, alone: ${file}`);
  const again = await suite(
    `${title}, alone`,
    () => read(jestAloneResults),
    () => run(jestAloneResults, ['--runInBand', '--runTestsByPath', ...failed], env),
  );
  // Something else than these was run: that says nothing about them.
  if (filesOf(read(jestAloneResults)).join() !== failed.join()) return all;
  return [...results.filter(({ file }) => !failed.includes(file)), ...again];
}

const filesOf = (results: readonly UnitResult[]) => [...new Set(results.map(({ file }) => file))].toSorted();
