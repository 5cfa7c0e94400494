import fs from 'node:fs';
import path from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/**
 * Stryker's runner for jest runs, for each change, every test file that imports the changed file, directly or not.
 * This one runs only the files of the tests that reach the change, those beside it first, then the quickest, and ends
 * with the first that fails.
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

  #reaching(source, reaching) {
    const isBeside = ({ file }) => Number(path.dirname(file) === path.dirname(source));
    return JSON.parse(fs.readFileSync(this.#kept, 'utf8'))
      .map(({ file, tests }) => ({ file, names: tests.filter((name) => reaching.has(name)) }))
      .filter(({ names }) => names.length > 0)
      .sort((a, b) => isBeside(b) - isBeside(a));
  }
}

/** Test files with the names of their tests, the quickest first. */
function byFile(tests) {
  const files = new Map();
  for (const { id, fileName, timeSpentMs } of tests) {
    const known = files.get(fileName) ?? { file: fileName, tests: [], time: 0 };
    known.tests.push(id);
    known.time += timeSpentMs;
    files.set(fileName, known);
  }
  return [...files.values()].sort((a, b) => a.time - b.time);
}

const createRunner = (injector) => new CoveringTestsRunner(injector.injectFunction(jestPlugins[0].factory));
createRunner.inject = ['$injector'];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'covering-tests', createRunner)];
