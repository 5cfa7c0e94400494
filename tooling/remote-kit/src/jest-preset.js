export { jestProject } from '../../src/jest/preset.js';
