import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../package-manifest';
import { root } from '../root';
import { hashOfFiles } from './source-state';

const faultResult = z.object({
  /** Of the test, below the project's folder; empty in results that did not record it. */
  file: z.string(),
  /** Hash of that file in the run. */
  sources: z.optional(z.string()),
  title: z.string(),
  cases: z.number(),
  passed: z.boolean(),
});
export type FaultResult = z.infer<typeof faultResult>;

const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z.array(z.object({ type: z.string(), description: z.optional(z.string()) })),
    }),
  ),
});
type Suite = {
  file?: string | undefined;
  specs?: z.infer<typeof spec>[] | undefined;
  suites?: Suite[] | undefined;
};
const suite: z.ZodMiniType<Suite> = z.object({
  file: z.optional(z.string()),
  specs: z.optional(z.array(spec)),
  get suites() {
    return z.optional(z.array(suite));
  },
});
const browserReport = z.object({ suites: z.array(suite) });

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

const testFile = (file: string) => ({ file, sources: hashOfFiles([file]) });

/** Results in the browser, with the number of cases that a test counted for itself. */
export function browserFaults(file: string): FaultResult[] {
  if (!fs.existsSync(file)) return [];
  return browserReport.parse(readJson(file)).suites.flatMap(resultsOf);
}

function resultsOf({ file = '', specs = [], suites = [] }: Suite): FaultResult[] {
  // A run that was broken off calls what it never came to `ok`.
  const run = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  const own = run.map(({ title, ok, tests }) => {
    const counted = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'cases');
    return {
      ...testFile(path.posix.join('e2e/tests', file)),
      title,
      cases: Number(counted?.description ?? 1),
      passed: ok,
    };
  });
  return [...own, ...suites.flatMap(resultsOf)];
}

/** Results of jest; a file that could not run has none, and the exit code of jest reports it. */
export function unitFaults(file: string): FaultResult[] {
  if (!fs.existsSync(file)) return [];
  return jestReport.parse(readJson(file)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      ...testFile(path.relative(root, name)),
      title,
      cases: 1,
      passed: status === 'passed',
    })),
  );
}

/** What was kept of earlier runs. */
export const keptResults = (file: string): FaultResult[] =>
  fs.existsSync(file) ? z.array(faultResult).parse(readJson(file)) : [];

/** Keeps the results of a run: a run of everything replaces what was kept, a part of it only its own tests. */
export function keepResults(file: string, results: readonly FaultResult[], isWhole: boolean): void {
  const all = isWhole ? results : [...keptResults(file), ...results];
  const latest = new Map(all.map((result) => [`${result.file} ${result.title}`, result]));
  fs.writeFileSync(file, `${JSON.stringify([...latest.values()], null, 2)}\n`);
}
