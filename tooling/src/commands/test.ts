import fs from 'node:fs';
import path from 'node:path';
import { checkBudgets } from '../checks/budgets/check-budgets';
import { checkInstalled } from '../checks/budgets/installed';
import { buildAll } from '../checks/build/build-all';
import { checkRepeatable } from '../checks/build/check-repeatable';
import { buildPackages } from '../packages/build-packages';
import { root } from '../process/root';
import { checkSyntax } from '../checks/syntax/check-syntax';
import { changedFiles, foldersOf, packagesSince, packagesWithDependents } from '../verify/test/affected';
import { beside, check, suite } from '../verify/test/check';
import { commitFaults } from '../verify/test/commit-messages';
import { ensureBrowser } from '../process/ensure-browser';
import { browserSuite } from '../verify/test/browser-suite';
import { unitSuite } from '../verify/test/unit-suite';
import {
  aloneResults,
  browserResults,
  jestResults,
  embeddedResults,
  readBrowserResults,
  resultsFolder,
  type TestResult,
} from '../verify/test/results';
import { checkTypes, runTool, runToolBeside } from '../process/run-process';
import {
  jestProjectsOf,
  planOfChange,
  planOfPackages,
  wholePlan,
  type TestPlan,
} from '../verify/test/test-plan';
import { readPart, type TestPart } from '../verify/test/test-part';
import { checkApiReports } from './api-report';
import { outsideTests } from './outside';
import { checkPackages } from './packages';
import { isCompatible } from './compatibility';
import { buildWorkbenchBeside } from './workbench';

type Asked = {
  since: string | undefined;
  outside: boolean;
  part: string | undefined;
  shard: string | undefined;
};

/**
 * `npm test`: types, lint, unit tests, build, browser tests. The last line counts them all. With names of packages, or
 * `--since <branch>`, only what such a change needs. `--outside`, as CI runs it, adds the published packages, the workbench
 * and a second build that must be the same, and as part `checks` remotes in repositories of their own. `--part` and `--shard` take what one of several machines does.
 */
export async function test(words: readonly string[], values: Asked): Promise<void> {
  const { plan, inFull, part } = planOf(words, values);
  fs.mkdirSync(resultsFolder, { recursive: true });
  for (const file of [jestResults, embeddedResults, browserResults, aloneResults])
    fs.rmSync(file, { force: true });

  const linting = part.takes.checks ? lint(plan) : null;
  const results: TestResult[] = [
    ...(part.takes.checks ? await staticChecks(plan, inFull) : [await types()]),
    ...(part.takes.unit ? await plannedUnitTests(plan, part) : []),
    // It takes longer than all other checks, on one core: the unit tests have the other meanwhile.
    ...(linting ? [await linting()] : []),
    ...(part.takes.browser && plan.browser?.length !== 0
      ? await browserTests(plan, inFull, part)
      : part.takes.checks && inFull
        ? await outsideRepositories()
        : []),
  ];

  const failed = results.filter((result) => !result.passed);
  for (const { title } of failed) console.log(`failed: ${title}`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function planOf(
  words: readonly string[],
  { since, outside, part, shard }: Asked,
): { plan: TestPlan; inFull: boolean; part: TestPart } {
  const run = { inFull: outside, part: readPart(part, shard) };
  if (since) return { plan: planOfChange(changedFiles(since), packagesSince(since)), ...run };
  if (words.length > 0) {
    const named = foldersOf(words);
    return { plan: planOfPackages(named, packagesWithDependents(named)), ...run };
  }
  return { plan: wholePlan, ...run };
}

/** A share of few files may have none. */
const shareOf = ({ shard }: TestPart, withoutTests: string): readonly string[] =>
  shard === null ? [] : [`--shard=${shard}`, withoutTests];

const outsideRepositories = () =>
  suite('remotes in repositories of their own', () => readBrowserResults(), outsideTests);

/**
 * Types, names, imports and the like are checked for everything: that is quick. Format is not, nor is building the
 * published packages.
 */
async function staticChecks({ format }: TestPlan, inFull: boolean): Promise<TestResult[]> {
  // A file that was removed has none.
  const formatted = (format ?? ['.']).filter((place) => fs.existsSync(path.join(root, place)));
  return [
    await check('installed packages', () => Promise.resolve(checkInstalled() ? 0 : 1)),
    await types(),
    ...(inFull ? [await check('packages', publishedAreRight)] : []),
    await check('API reports', () => Promise.resolve(checkApiReports() ? 0 : 1)),
    await check('commit messages', () => {
      const faults = commitFaults();
      faults.forEach((fault) => {
        console.log(fault);
      });
      return Promise.resolve(faults.length);
    }),
    await check('file names', () => runTool('eslint/bin/eslint.js', ['-c', 'eslint.names.config.js', '.'])),
    await check('styles', () => runTool('stylelint/bin/stylelint.mjs', ['**/*.css'])),
    ...(formatted.length > 0 ? [await check('format', () => checkFormat(formatted))] : []),
    await check('unused code', () => runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])),
    await check('imports', () => imports('.dependency-cruiser.js')),
    await check('features', () => imports('.dependency-cruiser.features.js')),
  ];
}

/** Every part needs them: some of its tests read the declarations. */
const types = () => check('types', () => checkTypes());

async function publishedAreRight(): Promise<number> {
  await checkPackages(buildPackages());
  return 0;
}

const checkFormat = (places: readonly string[]) =>
  runTool('prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', '--log-level', 'warn', ...places]);

/** Begins it. @returns what waits for its end; null for a change without packages */
function lint({ packages }: TestPlan) {
  const places = packages ?? ['.'];
  const options = ['--max-warnings', '0', '--cache', '--cache-location', 'var/eslint'];
  return places.length === 0
    ? null
    : beside('lint', runToolBeside('eslint/bin/eslint.js', [...places, ...options]));
}

const imports = (configuration: string) =>
  runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', configuration],
    ...['{shell,mf-*,shared-*,tooling,tooling/*,sandbox}/src', 'e2e'],
  ]);

async function plannedUnitTests(plan: TestPlan, part: TestPart): Promise<TestResult[]> {
  const share = shareOf(part, '--passWithNoTests');
  const projects = jestProjectsOf(plan);
  const selected = [...share, ...(projects ? ['--selectProjects', ...projects] : [])];
  return [
    ...(await unitSuite({
      title: 'unit tests',
      output: jestResults,
      args: ['--maxWorkers=2', ...selected],
    })),
    ...(await embeddedTests(plan, share)),
  ];
}

/**
 * Where there is a PostgreSQL, the tests of the sandbox run on it, a database for each worker; what is about the database
 * itself once more on the embedded one, which the browser tests have too.
 */
async function embeddedTests({ packages }: TestPlan, share: readonly string[]): Promise<TestResult[]> {
  if (!process.env['TEST_DATABASE_URL'] || packages?.includes('sandbox') === false) return [];
  const tests = 'sandbox/src/(persistence|platform/.*)\\.db\\.test\\.ts$';
  return unitSuite({
    title: 'sandbox on its embedded database',
    output: embeddedResults,
    args: ['--selectProjects', 'sandbox', '--maxWorkers=2', ...share, tests],
    env: { TEST_DATABASE_URL: undefined },
  });
}

/**
 * Budgets and the build are checked always; the workbench and the same build again only in full. Remotes in repositories
 * of their own wait for npm and builds for minutes: a run of all parts leaves them to the part `checks` and to the night.
 */
async function browserTests(
  { packages, browser }: TestPlan,
  inFull: boolean,
  part: TestPart,
): Promise<TestResult[]> {
  const workbench = inFull ? beside('workbench', buildWorkbenchBeside()) : null;
  const build = await check('build', async () => {
    await ensureBrowser();
    await buildAll([], console.log);
    return 0;
  });
  if (!build.passed) return [build];
  const checks = part.isFirst ? await checksOfBuild(packages, inFull) : [];
  const stories = workbench ? await workbench() : null;
  const share = shareOf(part, '--pass-with-no-tests');
  const results = await browserSuite(['-c', 'e2e', ...share, ...(browser ?? [])], {
    MRW_WORKBENCH: stories?.passed ? 'english' : undefined,
  });
  return [build, ...checks, ...(stories ? [stories] : []), ...results];
}

const checksOfBuild = async (
  packages: TestPlan['packages'],
  inFull: boolean,
): Promise<readonly TestResult[]> => [
  await check('budgets', async () => ((await checkBudgets()) ? 0 : 1)),
  await check('syntax', async () => ((await checkSyntax()) ? 0 : 1)),
  await check('compatibility', async () => ((await isCompatible(packages)) ? 0 : 1)),
  ...(inFull ? [await check('same build again', async () => ((await checkRepeatable()) ? 0 : 1))] : []),
];
