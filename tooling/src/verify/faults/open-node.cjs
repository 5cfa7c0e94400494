const { TestEnvironment } = require('jest-environment-node');
const { withOpenTestFile } = require('./open-test-file.cjs');

module.exports = withOpenTestFile(TestEnvironment);
