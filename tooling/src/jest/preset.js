import { fileURLToPath } from 'node:url';

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * The jest project of one package.
 *
 * @param {string} packageUrl `import.meta.url` of the package's jest.config.js
 */
export function jestProject(packageUrl) {
  const rootDir = fileURLToPath(new URL('.', packageUrl));
  return {
    rootDir,
    displayName: rootDir.split('/').at(-2),
    testEnvironment: 'jsdom',
    testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    setupFiles: [beside('polyfills.ts')],
    setupFilesAfterEnv: [beside('setup.ts')],
    transform: {
      '\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    // These packages ship ES modules only.
    transformIgnorePatterns: [
      '/node_modules/(?!(?:.*/)?(masonic|opencc-js|jose|barcode-detector|@exodus|lucide-react|cookie|content-disposition)/)',
    ],
    // A spy ends with its test.
    restoreMocks: true,
    moduleNameMapper: { '\\.css$': beside('css-modules.ts') },
  };
}
