export { jestProject } from '../../src/verify/jest/preset.js';
