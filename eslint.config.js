import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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

const restrictedPaths = [
  {
    name: 'zod',
    message: "Use `import * as z from 'zod/mini'`: whole zod does not tree-shake.",
  },
  {
    name: 'lucide-react',
    message: 'Use Icon of shared-ui: one set of icons, drawn once for all remotes.',
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
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/dot-notation': 'off',
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
    },
  },
  ...importRules,
  {
    files: remotes.map((name) => `${name}/src/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['location', 'history'].map((property) => ({
          object: 'window',
          property,
          message: 'The host owns the address bar: use host.navigation or the router.',
        })),
      ],
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Use host.storage: the host removes at log-out what belongs to the member.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXText[value=/[A-Za-z\\u4e00-\\u9fff]/]',
          message: 'Texts come from strings.ts in three languages.',
        },
      ],
    },
  },
  {
    // rxjs marks single overloads as deprecated, which the rule takes for the whole name.
    files: ['tooling/src/webpack/facades/*.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    files: ['shared-ui/src/icons/icons.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', '**/testing/**/*.{ts,tsx}'],
    rules: {
      'max-lines': 'off',
      'no-restricted-globals': ['error', { name: 'it', message: 'Use test: one word for one thing.' }],
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-empty-pattern': 'off',
      'react-hooks/rules-of-hooks': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{test,stories}.{ts,tsx}', 'e2e/**/*.ts', '**/testing/**/*.{ts,tsx}'],
    rules: { 'max-lines-per-function': 'off', 'max-params': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['sandbox/src/sites/**/assets/*.js'],
    languageOptions: { globals: globals.browser },
  },
);
