import { jestProject } from '@mrw/tooling/jest-preset';

/** Tests of what holds for all packages at once: texts, documents, styles, declarations of remotes. A folder ends with `/`. */
export const checks = [
  'src/verify/docs/',
  'src/texts/',
  'src/checks/syntax/',
  'src/checks/build/source-hash.test.ts',
  'src/verify/onboarding/guide.test.ts',
  'src/serve/site/robots.test.ts',
  'src/compile/webpack/pages-of-remotes.test.ts',
  'src/compile/webpack/shared-modules.test.ts',
];

/** Every plan runs them, whatever has changed: a change of one remote can break them. */
export default {
  ...jestProject(import.meta.url),
  displayName: 'checks',
  testMatch: checks.map((place) => `<rootDir>/${place}${place.endsWith('/') ? '**/*.test.ts' : ''}`),
};
