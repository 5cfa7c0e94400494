import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {
  pageRules,
  remoteRules,
  restrictedPaths,
  testRules,
  typescriptRules,
} from './tooling/remote-kit/src/lint/rules.js';

const remotes = ['mf-offers', 'mf-wallet', 'mf-account', 'mf-stores', 'mf-giftcard'];
const packages = ['shell', ...remotes, 'shared-contracts', 'shared-ui', 'tooling', 'sandbox', 'e2e'];

// Every arrow between packages, with the reason that a developer reads when an import is refused.
const arrows = [
  {
    from: remotes,
    refuses: ['shell', 'sandbox', 'e2e'],
    reason:
      'A remote meets the world only through the host context it is given at mount (docs/architecture.md).',
  },
  ...remotes.map((name) => ({
    from: [name],
    refuses: remotes.filter((other) => other !== name),
    reason:
      'Remotes are released on their own: share a part of a page through a slot, a fact through the bus.',
  })),
  {
    from: ['shell'],
    refuses: [...remotes, 'sandbox', 'e2e'],
    reason: 'The shell learns of remotes from their descriptors and never imports one.',
  },
  {
    from: ['shared-contracts'],
    refuses: ['shared-ui', 'shell', ...remotes, 'sandbox', 'e2e'],
    reason: 'shared-contracts is independent: every other package depends on it.',
  },
  {
    from: ['shared-ui'],
    refuses: ['shell', ...remotes, 'sandbox', 'e2e'],
    reason: 'shared-ui may use shared-contracts only.',
  },
  {
    from: ['sandbox'],
    refuses: ['shared-ui', 'shell', ...remotes, 'e2e'],
    reason: 'The sandbox plays the outside world: it shares the contract with the product and nothing else.',
  },
];

const importRules = packages.map((name) => ({
  files: [`${name}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: restrictedPaths,
        patterns: arrows
          .filter(({ from }) => from.includes(name))
          .map(({ refuses, reason }) => ({
            group: refuses.flatMap((other) => [`@mrw/${other}`, `@mrw/${other}/**`, `**/../${other}/**`]),
            message: reason,
          })),
      },
    ],
  },
}));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.tsbuild/',
      'var/',
      'test-results/',
      'sandbox/drizzle/',
      '**/public/',
    ],
  },
  js.configs.recommended,
  ...typescriptRules(import.meta.dirname),
  ...importRules,
  pageRules(['shell/src/**/*.{ts,tsx}', 'shared-ui/src/**/*.{ts,tsx}', 'shared-contracts/src/**/*.{ts,tsx}']),
  remoteRules(remotes.map((name) => `${name}/src/**/*.{ts,tsx}`)),
  {
    // rxjs marks single overloads as deprecated, which the rule takes for the whole name.
    files: ['tooling/src/compile/webpack/facades/*.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  testRules(['**/*.test.{ts,tsx}', 'e2e/**/*.ts', '**/testing/**/*.{ts,tsx}']),
  {
    files: ['**/*.stories.{ts,tsx}'],
    rules: { 'max-lines-per-function': 'off', 'max-params': 'off', 'mrw/text-has-own-element': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: [
      'sandbox/src/sites/**/assets/*.js',
      'docs/examples/*/assets/*.js',
      'docs/examples/other-frameworks/*/src/*.{js,jsx}',
      'e2e/tests/partners/apps/*/*.js',
    ],
    languageOptions: { globals: globals.browser, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
);
