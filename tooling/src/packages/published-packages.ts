/** A package that is published for repositories of their own. */
export type PublishedPackage = {
  /** Folder of its package.json. */
  folder: string;
  /** Folder whose inner order `dist` has. Without one its program is one file, `dist/main.js`. */
  base?: string;
  /**
   * Global name of the script that is built beside the modules, `umd/<name of the package>.js`; the first module is one file
   * then.
   */
  umd?: string;
  /** Sources that are named in strings. */
  named?: readonly string[];
  /** Files and folders that no import names, each with its place in the package. */
  assets: readonly (readonly [from: string, to: string])[];
};

const besideLoaders = ['style-loader', 'plain-styles', 'width-queries', 'typescript-once'].map(
  (name) => [`tooling/src/compile/webpack/${name}.cjs`, `dist/src/compile/webpack/${name}.cjs`] as const,
);

/** What a remote may import of a library, as the types that it compiles against. */
const facades = ['react-router-dom', 'react-i18next', 'react-query', 'rxjs', 'zod-mini'].map(
  (name) => [`tooling/src/compile/webpack/facades/${name}.ts`, `facades/${name}.d.ts`] as const,
);

/** In the order of their dependencies. */
export const publishedPackages: readonly PublishedPackage[] = [
  { folder: 'shared-contracts', base: 'shared-contracts/src', assets: [] },
  { folder: 'shared-ui', base: 'shared-ui/src', assets: [] },
  {
    folder: 'tooling/remote-kit',
    base: 'tooling',
    named: [
      ...['polyfills', 'setup', 'css-modules'].map((name) => `tooling/src/verify/jest/${name}.ts`),
      'tooling/src/compile/dev/remount.ts',
    ],
    assets: [
      ['tooling/src/verify/jest/runtime.cjs', 'dist/src/verify/jest/runtime.cjs'],
      ['tooling/src/compile/dev/remount.cjs', 'dist/src/compile/dev/remount.cjs'],
      ['tooling/on-demand/dev-server/server.mjs', 'dist/on-demand/dev-server/server.mjs'],
      ...besideLoaders,
      ...facades,
      ['tooling/bin/run-command.mjs', 'dist/bin/run-command.mjs'],
      ['tooling/remote-kit/bin', 'dist/remote-kit/bin'],
      ['tooling/remote-kit/tsconfig.remote.json', 'tsconfig.remote.json'],
      ['tooling/tsconfig.webpack.json', 'dist/tsconfig.webpack.json'],
      ['tsconfig.base.json', 'tsconfig.base.json'],
    ],
  },
  { folder: 'shell/member-wallet', base: 'shell/member-wallet/src', umd: 'MemberWallet', assets: [] },
  {
    folder: 'tooling/create-remote',
    assets: [
      ['tooling/create-remote/bin', 'bin'],
      ['tooling/src/packages/new-remote/template', 'dist/template'],
      ['tooling/src/packages/new-remote/repository', 'dist/repository'],
    ],
  },
];
