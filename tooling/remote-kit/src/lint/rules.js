import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { clockSyntax } from './clock-syntax.js';
import { textHasOwnElement } from './text-has-own-element.js';

export const restrictedPaths = [
  {
    name: 'zod',
    message: "Use `import * as z from 'zod/mini'`: whole zod does not tree-shake.",
  },
];

/** @param {string} folder the one with the configuration */
export const typescriptRules = (folder) =>
  tseslint.config({
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: folder } },
    plugins: {
      'react-hooks': reactHooks,
      'jsx-a11y': jsxA11y,
      mrw: { rules: { 'text-has-own-element': textHasOwnElement } },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      'mrw/text-has-own-element': 'error',
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
  });

/**
 * What holds in everything that runs in a page.
 *
 * @param {string[]} files
 */
export const pageRules = (files) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/device/now.ts'],
  rules: { 'no-restricted-syntax': ['error', ...clockSyntax] },
});

/**
 * What holds in the sources of a remote only.
 *
 * @param {string[]} files
 */
export const remoteRules = (files) => ({
  files,
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
      ...clockSyntax,
      {
        selector: 'JSXText[value=/[A-Za-z\\u4e00-\\u9fff]/]',
        message: 'Texts come from strings.ts in three languages.',
      },
    ],
  },
});

/** @param {string[]} files tests and what is made for them */
export const testRules = (files) => ({
  files,
  rules: {
    'max-lines': 'off',
    'max-lines-per-function': 'off',
    'max-params': 'off',
    'no-restricted-globals': ['error', { name: 'it', message: 'Use test: one word for one thing.' }],
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/unbound-method': 'off',
    'no-empty-pattern': 'off',
    'react-hooks/rules-of-hooks': 'off',
    'mrw/text-has-own-element': 'off',
    '@typescript-eslint/require-await': 'off',
  },
});
