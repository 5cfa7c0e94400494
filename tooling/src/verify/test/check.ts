import type { Ended } from '../../process/run-process';
import type { TestResult } from './results';

/** A check that has been started: the result takes what it wrote to the terminal when it is its turn. */
export const beside = (title: string, running: Promise<Ended>) => () =>
  check(title, async () => {
    const { code, output } = await running;
    process.stdout.write(output);
    return code;
  });

/** Does a part of the run and says how long it took. What it throws is its failure. */
export async function check(title: string, work: () => Promise<number>): Promise<TestResult> {
  heading(title);
  const start = performance.now();
  try {
    return { title, passed: (await work()) === 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { title, passed: false };
  } finally {
    console.log(`(${title}: ${Math.round((performance.now() - start) / 1_000)} s)`);
  }
}

/** A runner with a failing exit code but without a failed test has failed as a whole. */
export async function suite(
  title: string,
  read: () => TestResult[],
  work: () => Promise<number>,
): Promise<TestResult[]> {
  const run = await check(title, work);
  const results = read();
  const explained = results.some((result) => !result.passed);
  return run.passed || explained ? results : [...results, run];
}

const heading = (title: string) => {
  console.log(`\n== ${title}`);
};
