import fs from 'node:fs';
import path from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';
import { OpenTestFile, openTestFiles } from '../../src/verify/faults/open-test-file.cjs';

/**
 * Milliseconds of tests that are not beside the change: a change of a part that every page has would meet all tests of
 * the package, and what five seconds of them do not notice counts as not noticed.
 */
const timeElsewhere = 5_000;
/** Of a process; each takes about 100 MB. */
const mostOpenFiles = 24;

/**
 * Stryker's runner for jest loads, for each change, every test file that imports the changed file, directly or not.
 * This one keeps them loaded, runs only the tests that reach the change, those beside it first, then the quickest of
 * the others, and ends with the first that fails.
 */
class CoveringTestsRunner {
  /** From the first run for the processes that follow; each has Stryker's copy of the package as its folder. */
  #kept = path.join(process.cwd(), '.stryker-tests.json');
  #jest;

  constructor(jest) {
    this.#jest = jest;
  }

  init() {
    process.env.NODE_ENV = 'test';
    return this.#jest.init();
  }

  capabilities() {
    return this.#jest.capabilities();
  }

  async dryRun(options) {
    const result = await this.#jest.dryRun(options);
    if (result.status === 'complete') fs.writeFileSync(this.#kept, JSON.stringify(byFile(result.tests)));
    return result;
  }

  async mutantRun({ activeMutant, hitLimit, testFilter, sandboxFileName }) {
    const change = { activeMutant: activeMutant.id, hitLimit: hitLimit ?? Infinity, hitCount: 0 };
    let nrOfTests = 0;
    for (const { file, names } of this.#reaching(sandboxFileName, new Set(testFilter))) {
      const { done, failed, message, isEndless } = await this.#judge(file, names, change);
      nrOfTests += done.length;
      if (isEndless) return { status: 'timeout', reason: `More than ${hitLimit} times` };
      if (failed) return { status: 'killed', killedBy: [failed], failureMessage: message, nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }

  /**
   * Without the change the tests must pass where it failed them: else it left something behind, and the file is loaded
   * anew. The change is judged again if another one may have left it, or if its code ran only while the file was loaded.
   */
  async #judge(file, names, change) {
    const wasOpen = openTestFiles.has(file);
    const opened = await this.#open(file);
    const result = await opened.run(names, change);
    const { hitCount } = opened.context;
    const judged = { ...result, isEndless: hitCount > change.hitLimit };
    opened.isReliable = result.failed
      ? !(await opened.run(result.done, {})).failed
      : hitCount > 0 || !wasOpen;
    if (opened.isReliable) return judged;
    await opened.close();
    return wasOpen ? this.#judge(file, names, change) : judged;
  }

  /** The file that was asked last is the last to be closed. */
  async #open(file) {
    const opened = openTestFiles.get(file);
    if (opened) {
      openTestFiles.delete(file);
      openTestFiles.set(file, opened);
      return opened;
    }
    const [oldest] = openTestFiles.values();
    if (openTestFiles.size === mostOpenFiles) await oldest.close();
    const { jestTestAdapter: jest, jestConfig } = this.#jest;
    return new OpenTestFile(file, () => jest.run({ jestConfig, testFiles: [file] }));
  }

  /** Test files with the names of those of their tests that reach the change. */
  #reaching(source, reaching) {
    const isBeside = ({ file }) => Number(path.dirname(file) === path.dirname(source));
    let time = 0;
    return JSON.parse(fs.readFileSync(this.#kept, 'utf8'))
      .map(({ file, tests }) =>
        fileOf(
          file,
          tests.filter(({ id }) => reaching.has(id)),
        ),
      )
      .filter(({ names }) => names.length > 0)
      .sort((a, b) => isBeside(b) - isBeside(a) || a.time - b.time)
      .filter((of, index) => index === 0 || isBeside(of) || (time += of.time) <= timeElsewhere);
  }
}

const fileOf = (file, tests) => ({
  file,
  names: tests.map(({ id }) => id),
  time: tests.reduce((sum, { time }) => sum + time, 0),
});

/** All tests by file, with the time that each took. */
function byFile(tests) {
  const files = new Map();
  for (const { id, fileName, timeSpentMs } of tests)
    files.set(fileName, [...(files.get(fileName) ?? []), { id, time: timeSpentMs }]);
  return [...files].map(([file, of]) => ({ file, tests: of }));
}

const createRunner = (injector) => new CoveringTestsRunner(injector.injectFunction(jestPlugins[0].factory));
createRunner.inject = ['$injector'];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'covering-tests', createRunner)];
