import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A module beside this one, as TypeScript or, in the published package, compiled. */
const beside = (name) => {
  const file = fileURLToPath(new URL(name, import.meta.url));
  return fs.existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.js`;
};

const { resolve } = createRequire(import.meta.url);

/** Every test file loads its libraries anew: these in one file, and in one copy, instead of in hundreds of modules. */
const libraries = {
  '^rxjs$': path.join(path.dirname(resolve('rxjs/package.json')), 'dist/bundles/rxjs.umd.js'),
  '^aria-query$': createRequire(resolve('@testing-library/dom')).resolve('aria-query'),
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
    runtime: fileURLToPath(new URL('runtime.cjs', import.meta.url)),
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
    // A test of a whole page takes its time on a busy machine.
    testTimeout: 20_000,
    // A spy ends with its test.
    restoreMocks: true,
    moduleNameMapper: { '\\.css$': beside('css-modules'), ...libraries },
  };
}
