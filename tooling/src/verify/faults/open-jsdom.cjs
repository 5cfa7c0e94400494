const { TestEnvironment } = require('jest-environment-jsdom');
const { withOpenTestFile } = require('./open-test-file.cjs');

module.exports = withOpenTestFile(TestEnvironment);
