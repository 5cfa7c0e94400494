import checkFile from 'eslint-plugin-check-file';

/** Only names are looked at: nothing is parsed, so that all kinds of files are checked at once. */
const parser = {
  meta: { name: 'names-only', version: '1.0.0' },
  parseForESLint: () => ({
    ast: {
      type: 'Program',
      body: [],
      tokens: [],
      comments: [],
      sourceType: 'module',
      range: [0, 0],
      loc: { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } },
    },
  }),
};

/** The rule of CONTRIBUTING.md: files and folders of sources are named in kebab-case, components too. */
export default [
  { ignores: ['**/node_modules/', '**/dist/', '.tsbuild/', 'var/', 'test-results/'] },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs,css,yaml}'],
    languageOptions: { parser },
    // The comments that switch other rules off are not about names.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '*/{src,tests,harness}/**/': 'KEBAB_CASE' }],
    },
  },
];
