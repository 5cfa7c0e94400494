const errorEvents = ['uncaughtException', 'unhandledRejection', 'rejectionHandled'];

/** By path: the runner of Stryker opens them, the environments that jest makes find them. */
const openTestFiles = new Map();

/** A test file that jest loads once, with all it imports, and whose tests run each time that they are asked. */
class OpenTestFile {
  /** What a changed source reads, in the file or outside: the change that is active, and the limit of its loops. */
  context = globalThis.__stryker__ ?? {};
  /** Not, if its tests left something behind or did not meet the change: it is closed, and loaded anew. */
  isReliable = true;
  #path;
  #ended;
  #asked = deferred();
  #answer = deferred();
  /** Of jest-circus: the outermost list of tests, what was in it, every test of the file, and its mode. */
  #root;
  #children;
  #modes;
  #pause;
  #result;
  #errorHandlers;

  /**
   * @param {string} path
   * @param {() => Promise<unknown>} start jest, for this one file
   */
  constructor(path, start) {
    this.#path = path;
    openTestFiles.set(path, this);
    this.#ended = start().finally(() => openTestFiles.delete(path));
    this.#ended.catch(() => undefined);
  }

  /**
   * Runs the tests of these names, in the order of the file, until one fails.
   *
   * @param {string[]} names
   * @param {{ activeMutant?: string, hitLimit?: number, hitCount?: number }} context empty: without a change
   * @returns {Promise<{ done: string[], failed?: string, message?: string }>} names of the tests that ran, and of
   *   the one that failed
   */
  run(names, context) {
    for (const key of Object.keys(this.context)) delete this.context[key];
    Object.assign(this.context, context);
    this.#answer = deferred();
    this.#asked.resolve(new Set(names));
    const ended = this.#ended.then(() => {
      throw new Error(`${this.#path} ended before its tests ran.`);
    });
    return Promise.race([this.#answer.promise, ended]);
  }

  async close() {
    this.#asked.resolve(undefined);
    await this.#ended;
  }

  /** Events of jest-circus, which runs the tests of a list: each further run is added to its end. */
  async handle(event, state) {
    if (event.name === 'run_start') this.#begin(state.rootDescribeBlock);
    else if (event.name === 'test_start' && event.test === this.#pause) await this.#runNext(state);
    else if (event.name === 'test_done' && this.#modes.has(event.test)) this.#note(event.test);
    else if (event.name === 'run_finish') this.#root.children = [];
  }

  #begin(root) {
    this.#root = root;
    this.#children = root.children;
    const tests = testsOf(root.children);
    this.#modes = new Map(tests.map((test) => [test, test.mode]));
    this.#pause = { ...tests[0], name: 'pause', parent: root, mode: undefined, fn: () => undefined };
    root.children = [this.#pause];
    this.#errorHandlers = errorEvents.map((name) => [name, process.rawListeners(name)]);
  }

  async #runNext(state) {
    if (this.#result) this.#answer.resolve({ ...outsideOfTests(state), ...this.#result });
    const names = await this.#asked.promise;
    if (!names) return;
    this.#asked = deferred();
    this.#result = { done: [] };
    state.unhandledErrors.length = 0;
    this.#takeErrors();
    for (const [test, mode] of this.#modes)
      Object.assign(test, { mode: names.has(nameOf(test)) ? mode : 'skip', errors: [], status: null });
    this.#pause = { ...this.#pause, errors: [] };
    this.#root.children.push(...this.#children, this.#pause);
  }

  /** Each file that is open has put its handlers in place of those that were there. */
  #takeErrors() {
    for (const [name, handlers] of this.#errorHandlers) {
      process.removeAllListeners(name);
      for (const handler of handlers) process.on(name, handler);
    }
  }

  #note(test) {
    this.#result.done.push(nameOf(test));
    if (test.errors.length === 0 || this.#result.failed) return;
    Object.assign(this.#result, { failed: nameOf(test), message: String([test.errors[0]].flat()[0]) });
    for (const other of this.#modes.keys()) other.mode = 'skip';
  }
}

const outsideOfTests = ({ unhandledErrors: [error] }) =>
  error === undefined ? {} : { failed: 'outside of the tests', message: String([error].flat()[0]) };

function deferred() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

const testsOf = (children) =>
  children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child.children)));

/** Without that of the outermost list, as Stryker names tests. */
const nameOf = ({ name, parent }) => (parent?.parent ? `${nameOf(parent)} ${name}` : name);

/** An environment of jest whose test file stays open, if Stryker's runner opened it. */
const withOpenTestFile = (Environment) =>
  class extends Environment {
    #file;

    constructor(config, context) {
      super(config, context);
      this.#file = openTestFiles.get(context.testPath);
      if (this.#file) this.global.__stryker__ = this.#file.context;
    }

    handleTestEvent(event, state) {
      return this.#file?.handle(event, state);
    }
  };

module.exports = { OpenTestFile, openTestFiles, withOpenTestFile };
