const { TestEnvironment } = require('jest-environment-jsdom');

/** Skips what follows the first failed test of a file: it has noticed the change. */
module.exports = class FailFastEnvironment extends TestEnvironment {
  #hasFailed = false;

  handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#hasFailed = true;
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
  }
};
