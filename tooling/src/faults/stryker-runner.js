import fs from 'node:fs';
import path from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/**
 * Milliseconds of tests that are not beside the change: a change of a part that every page has would meet all tests of
 * the package, and what fifteen seconds of them do not notice counts as not noticed.
 */
const timeElsewhere = 15_000;

/**
 * Stryker's runner for jest runs, for each change, every test file that imports the changed file, directly or not.
 * This one runs only the files of the tests that reach the change, those beside it first, then the quickest of the
 * others, and ends with the first that fails.
 */
class CoveringTestsRunner {
  /** From the first run for the processes that follow; each has Stryker's copy of the package as its folder. */
  #kept = path.join(process.cwd(), '.stryker-tests.json');
  #jest;
  /** @type {string | undefined} */
  #file;

  constructor(jest) {
    this.#jest = jest;
    const { jestTestAdapter: adapter } = jest;
    const run = adapter.run.bind(adapter);
    adapter.run = (settings) => run(this.#file ? { ...settings, testFiles: [this.#file] } : settings);
  }

  init() {
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

  async mutantRun({ testFilter, ...options }) {
    let nrOfTests = 0;
    for (const { file, names } of this.#reaching(options.sandboxFileName, new Set(testFilter))) {
      this.#file = file;
      const result = await this.#jest.mutantRun({ ...options, testFilter: names });
      if (result.status !== 'survived') return result;
      nrOfTests += result.nrOfTests;
    }
    return { status: 'survived', nrOfTests };
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
