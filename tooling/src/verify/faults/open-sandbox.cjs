const path = require('node:path');
const { openTestFiles, withOpenTestFile } = require('./open-test-file.cjs');

/** That of Stryker's copy of the sandbox, which is the folder of the process. */
const SandboxEnvironment = require(path.resolve('src/tools/testing/environment.cjs'));

/** The sandbox runs outside of the test files: it reads the same change as they do. */
module.exports = class extends withOpenTestFile(SandboxEnvironment) {
  #path;

  constructor(config, context) {
    super(config, context);
    this.#path = context.testPath;
  }

  setup() {
    globalThis.__stryker__ ??= this.global.__stryker__;
    return super.setup();
  }

  /** What was left behind may be in the sandbox: it starts anew, as the file does. */
  async teardown() {
    if (openTestFiles.get(this.#path)?.isReliable === false)
      await (await this.global.sharedTestSandbox()).stop();
    await super.teardown();
  }
};
