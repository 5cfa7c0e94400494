import fs from 'node:fs';
import path from 'node:path';

const tests = ['jest.config.js', 'src/**/*.test.{ts,tsx}'];
/** Every package is compiled and tested with what the presets of the tooling bring along. */
const ofThePresets = ['@testing-library/.+', 'jest-axe', 'webpack-cli'];

/** What the shell loads of a remote is in its remote.json. */
const remotes = fs
  .readdirSync(import.meta.dirname)
  .map((name) => [name, path.join(import.meta.dirname, name, 'remote.json')])
  .filter(([, file]) => fs.existsSync(file))
  .map(([name, file]) => {
    const { exposes } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return [name, { entry: [...Object.values(exposes), ...tests], ignoreDependencies: ofThePresets }];
  });

/** Unused files, exports and packages, and packages that are used without being listed. */
export default {
  // To read the configurations of these tools they would have to be run: their entries stand below.
  webpack: false,
  jest: false,
  playwright: false,
  // Of packages, and of Debian.
  ignoreBinaries: ['webpack', 'Xvfb', 'WebKitWebDriver', 'fc-match'],
  workspaces: {
    '.': {
      entry: ['jest.config.js', 'eslint.names.config.js'],
      project: ['*.{ts,js}'],
      // Run by name.
      ignoreDependencies: ['drizzle-orm', '@testing-library/jest-dom'],
    },
    ...Object.fromEntries(remotes),
    shell: {
      entry: [
        // Imported by its address.
        'public/inert.js',
        'src/entry/main.tsx',
        'src/entry/boot/main.ts',
        'src/entry/boot/main-drawn.ts',
        'src/entry/standalone/main.tsx',
        'src/entry/embed/inline/main.tsx',
        'src/entry/embed/element/main.ts',
        'src/ahead/service-worker/main.ts',
        'src/ahead/service-worker/removal.ts',
        ...tests,
      ],
      ignoreDependencies: ofThePresets,
    },
    // Its tests use a preset of tooling, which depends on it.
    'shared-contracts': { entry: tests, ignoreDependencies: [...ofThePresets, '@mrw/tooling'] },
    'shared-ui': {
      entry: ['src/testing/stage.tsx', 'src/**/*.stories.tsx', ...tests],
      ignoreDependencies: ofThePresets,
    },
    tooling: {
      entry: [
        'checks.jest.config.js',
        'src/commands/main.ts',
        'bin/*.mts',
        'bin/run-program.mjs',
        'src/compile/dev/remount.ts',
        'src/verify/jest/*.ts',
        'src/verify/faults/open-*.cjs',
        'src/verify/testing/waiting-program.ts',
        'src/compile/webpack/facades/*.ts',
        'src/verify/bench/build/one-bundle.webpack.ts',
        ...tests,
      ],
      // Each has packages of its own, which are installed by the command that needs them.
      ignore: ['on-demand/**'],
      // Named in strings: by the presets, by the bench, and by federation for the real package behind a facade.
      ignoreDependencies: [
        '@mrw-provided/.+',
        '@swc/jest',
        '@testing-library/.+',
        'css-loader',
        'esbuild-loader',
        'jest-axe',
        'jest-environment-jsdom',
        'ts-loader',
        'tsx',
        'webpack-cli',
      ],
    },
    // Its dependencies are those of the sources of tooling in it; the build of the packages compares them.
    'tooling/remote-kit': {
      entry: ['src/*.{js,ts}', 'src/lint/*.test.ts'],
      ignoreDependencies: ['.+'],
    },
    // React is the page's own.
    'shell/member-wallet': {
      entry: ['src/*.test.{ts,tsx}'],
      ignoreDependencies: ['react', 'react-dom', '@testing-library/.+'],
    },
    'tooling/create-remote': {
      entry: ['src/main.ts', 'bin/create-remote.mjs'],
      ignoreUnresolved: ['../dist/main.js'],
    },
    sandbox: {
      entry: [
        'src/sites/**/assets/*.js',
        'src/platform/db/schema/*.ts',
        'src/tools/testing/{environment.cjs,sandbox.ts,writer.ts}',
        ...tests,
      ],
    },
    e2e: {
      entry: [
        'playwright.config.ts',
        'tests/**/*.spec.ts',
        'outside.config.ts',
        'outside/*.spec.ts',
        'journey.config.ts',
        'journey/*.spec.ts',
      ],
      // Apps of partners, which a test builds with vite and webpack.
      ignore: ['tests/partners/apps/**'],
      ignoreDependencies: ['vite'],
    },
    // What partners copy.
    // The example shop installs its package itself.
    docs: { entry: ['embedding/*.mjs'], ignore: ['examples/**'] },
  },
};
