import { jestProject } from '@mrw/tooling/jest-preset';

export default { ...jestProject(import.meta.url), testEnvironment: 'node' };
