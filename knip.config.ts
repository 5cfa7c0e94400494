import fs from 'node:fs';
import path from 'node:path';
import type { KnipConfig } from 'knip';
import { remoteDeclaration } from './shared-contracts/src/manifest';

const root = import.meta.dirname;
const tests = 'src/**/*.test.{ts,tsx}';

/** What the shell loads of a remote is in its remote.json, what compiles and tests it in two files of one line. */
const remotes = fs
  .readdirSync(root)
  .filter((name) => fs.existsSync(path.join(root, name, 'remote.json')))
  .map((name) => {
    const text = fs.readFileSync(path.join(root, name, 'remote.json'), 'utf8');
    const exposed = Object.values(remoteDeclaration.parse(JSON.parse(text)).exposes);
    return [name, { entry: [...exposed, 'webpack.config.ts', 'jest.config.js', tests] }] as const;
  });

export default {
  // Entries are named here instead of being read from the configurations of the tools, which would have to be run for it.
  webpack: false,
  jest: false,
  playwright: false,
  storybook: false,
  workspaces: {
    '.': { entry: ['jest.config.js'], project: ['*.{ts,js}'] },
    ...Object.fromEntries(remotes),
    shell: {
      entry: [
        'src/main.tsx',
        'src/standalone/main.tsx',
        'src/embed/inline/main.tsx',
        'src/embed/element/main.ts',
        'webpack.config.ts',
        'jest.config.js',
        tests,
      ],
    },
    'shared-contracts': { entry: ['jest.config.js', tests] },
    'shared-ui': { entry: ['jest.config.js', '.storybook/*.{ts,tsx}', 'src/**/*.stories.tsx', tests] },
    tooling: { entry: ['src/commands/main.ts', 'jest.config.js', tests] },
    sandbox: { entry: ['src/main.ts', 'guards/check.ts', 'jest.config.js', 'src/sites/**/assets/*.js', tests] },
    e2e: { entry: ['playwright.config.ts', 'tests/**/*.spec.ts'] },
    docs: {},
  },
} satisfies KnipConfig;
