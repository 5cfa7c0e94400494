import path from 'node:path';
import { runTool } from '../../process/run-process';
import { suite } from './check';
import { aloneResults, browserResults, readBrowserResults, resultsFolder, type TestResult } from './results';

/** More than these at once are no accident of a busy machine. */
const mostAlone = 5;

type Env = Readonly<Record<string, string | undefined>>;
type Parts = {
  run(args: readonly string[], env: Env): Promise<number>;
  /** The results that a run left in a file. */
  read(file: string): TestResult[];
};

const playwright: Parts = {
  run: (args, env) => runTool('@playwright/test/cli.js', ['test', ...args], env),
  read: readBrowserResults,
};

/**
 * Runs browser tests. In CI, what failed twice beside other tests has a last try alone, on a machine that has nothing
 * else to do: a fault of the product fails there too. Each is named in the output.
 *
 * @param args of Playwright: configuration, share, files
 * @param env for the tests
 */
export async function browserSuite(
  args: readonly string[],
  env: Env,
  { run, read }: Parts = playwright,
): Promise<TestResult[]> {
  const results = await suite(
    'browser tests',
    () => read(browserResults),
    () => run(args, env),
  );
  const failed = results.filter(({ passed }) => !passed);
  if (!process.env['CI'] || failed.length === 0 || failed.length > mostAlone) return results;
  for (const { title } of failed) console.log(`once more, alone: ${title}`);
  const again = await suite(
    'browser tests alone',
    () => read(aloneResults),
    () => run([...args, ...lastFailed], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: aloneResults }),
  );
  // Something else than these was run: that says nothing about them.
  if (titlesOf(again) !== titlesOf(failed)) return results;
  return [...results.filter(({ passed }) => passed), ...again];
}

const titlesOf = (results: readonly TestResult[]) =>
  results
    .map(({ title }) => title)
    .toSorted()
    .join('\n');

const lastFailed = [
  ...['--last-failed', '--last-failed-file', path.join(resultsFolder, 'browser/.last-run.json')],
  ...['--workers=1', '--retries=0', '--output', path.join(resultsFolder, 'alone')],
];
