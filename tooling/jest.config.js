import { jestProject } from '@mrw/tooling/jest-preset';
import { checks } from './checks.jest.config.js';

const project = jestProject(import.meta.url);

export default {
  ...project,
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...checks.map((place) => `<rootDir>/${place}`)],
};
