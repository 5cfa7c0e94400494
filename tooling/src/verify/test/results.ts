import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { root } from '../../process/root';

export type TestResult = { title: string; passed: boolean };
export type UnitResult = TestResult & { file: string };

/** Where the runners leave their last results. */
export const resultsFolder = path.join(root, 'test-results');
export const jestResults = path.join(resultsFolder, 'unit.json');
export const embeddedResults = path.join(resultsFolder, 'unit-embedded.json');
export const browserResults = path.join(resultsFolder, 'browser.json');
/** Of the tests that were tried once more, alone. */
export const aloneResults = path.join(resultsFolder, 'alone.json');
export const jestAloneResults = path.join(resultsFolder, 'unit-alone.json');

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

const spec = z.object({ title: z.string(), ok: z.boolean() });
type Suite = { specs?: z.infer<typeof spec>[] | undefined; suites?: Suite[] | undefined };
const suite: z.ZodMiniType<Suite> = z.object({
  specs: z.optional(z.array(spec)),
  get suites() {
    return z.optional(z.array(suite));
  },
});
const browserReport = z.object({ suites: z.array(suite), errors: z.optional(z.array(z.unknown())) });

/** Results of a run of jest, each with its file; a file that could not run counts as one failure. */
export function readJestResults(file: string): UnitResult[] {
  if (!fs.existsSync(file)) return [];
  return jestReport.parse(readJson(file)).testResults.flatMap((suite) => {
    const tests = suite.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({ title, passed: status === 'passed', file: suite.name }));
    const broken = suite.status === 'failed' && tests.every(({ passed }) => passed);
    return broken
      ? [...tests, { title: `${path.basename(suite.name)} could not run`, passed: false, file: suite.name }]
      : tests;
  });
}

/** Results of the last run in the browser. */
export function readBrowserResults(file = browserResults): TestResult[] {
  if (!fs.existsSync(file)) return [];
  const report = browserReport.parse(readJson(file));
  const broken = (report.errors ?? []).map(() => ({ title: 'browser tests could not run', passed: false }));
  return [...report.suites.flatMap(testsOf), ...broken];
}

function testsOf({ specs = [], suites = [] }: Suite): TestResult[] {
  return [...specs.map(({ title, ok }) => ({ title, passed: ok })), ...suites.flatMap(testsOf)];
}
