import { wingRules } from './.dependency-cruiser.wings.js';

const product = '^(shell|mf-[a-z0-9-]+|shared-contracts|shared-ui)/src/';
const tests = '(\\.test\\.tsx?|\\.stories\\.tsx|/testing/)';

/** Which way imports go inside the packages; eslint.config.js says which package may import which. */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'Two files that need each other are one: join them, or move what both need, also a type, into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-page-in-its-parts',
      comment:
        'Pages are put together in pages.tsx and app.tsx of a remote; nothing below reaches up to them.',
      severity: 'error',
      from: { path: '^mf-[a-z0-9-]+/src/[^/]+/', pathNot: tests },
      to: { path: '^mf-[a-z0-9-]+/src/(app|pages|slot-[a-z-]+)\\.tsx$' },
    },
    {
      name: 'no-component-in-a-build',
      comment:
        'The workbench loads the webpack configuration as plain TypeScript: JSX below it is a syntax error there.',
      severity: 'error',
      from: { path: '^tooling/src/compile/webpack/', pathNot: tests },
      to: { path: '\\.tsx$', reachable: true },
    },
    {
      name: 'no-test-in-the-product',
      comment: 'What is made for tests is not shipped.',
      severity: 'error',
      from: { path: product, pathNot: tests },
      to: { path: tests },
    },
    ...wingRules(tests),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|public|var)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
