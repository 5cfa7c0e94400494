import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A module beside this one, as TypeScript or, in the published package, compiled. */
const beside = (name) => {
  const file = fileURLToPath(new URL(name, import.meta.url));
  return fs.existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.js`;
};

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
    setupFiles: [beside('polyfills')],
    setupFilesAfterEnv: [beside('setup')],
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
      '/node_modules/(?!(?:.*/)?(@mrw|masonic|opencc-js|jose|barcode-detector|@exodus|cookie|content-disposition)/)',
    ],
    // A spy ends with its test.
    restoreMocks: true,
    moduleNameMapper: { '\\.css$': beside('css-modules') },
  };
}
