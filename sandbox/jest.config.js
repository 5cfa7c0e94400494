import { jestProject } from '@mrw/tooling/jest-preset';

const project = jestProject(import.meta.url);

export default {
  ...project,
  testEnvironment: './src/tools/testing/environment.cjs',
  // It imports an ES module.
  transformIgnorePatterns: [...project.transformIgnorePatterns, '/testing/environment\\.cjs$'],
};
