import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import globals from 'globals';
import { remoteRules, restrictedPaths, testRules, typescriptRules } from './lint/rules.js';

/**
 * The lint configuration of a remote: what holds for the remotes of the product.
 *
 * @param {string} configUrl `import.meta.url` of the remote's eslint.config.js
 */
export const remoteLint = (configUrl) => [
  { ignores: ['**/dist/', 'var/', 'test-results/'] },
  js.configs.recommended,
  ...typescriptRules(fileURLToPath(new URL('.', configUrl))),
  { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-imports': ['error', { paths: restrictedPaths }] } },
  remoteRules(['src/**/*.{ts,tsx}']),
  testRules(['**/*.test.{ts,tsx}', 'browser/**/*.ts', '**/testing/**/*.{ts,tsx}']),
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
];
