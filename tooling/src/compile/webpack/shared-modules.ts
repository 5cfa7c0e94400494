import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { versionIn } from '../../process/package-manifest';

const require = createRequire(import.meta.url);

export type SharedModule = {
  name: string;
  /** Package whose version counts. */
  package: string;
  /** File that the host provides under this name, when it is not the package itself. */
  provided?: string;
  why: string;
};

const facade = (name: string) => fileURLToPath(new URL(`./facades/${name}.ts`, import.meta.url));

/**
 * What the host provides and every remote consumes: one copy of each on the page.
 * A library that only one module uses, or that tree-shakes well, is not in this table.
 */
export const sharedModules: readonly SharedModule[] = [
  { name: 'react', package: 'react', why: 'two Reacts break hooks' },
  { name: 'react-dom', package: 'react-dom', why: 'portals of a remote belong to its root' },
  { name: 'react-dom/client', package: 'react-dom', why: 'every remote makes its own root with it' },
  { name: 'react/jsx-runtime', package: 'react', why: 'compiled JSX imports it in every file' },
  {
    name: 'react-router-dom',
    package: 'react-router-dom',
    provided: facade('react-router-dom'),
    why: 'its context joins links of a remote to the history of the host; the facade keeps it small',
  },
  {
    name: 'react-i18next',
    package: 'react-i18next',
    provided: facade('react-i18next'),
    why: 'its context carries the one i18next instance',
  },
  {
    name: '@tanstack/react-query',
    package: '@tanstack/react-query',
    provided: facade('react-query'),
    why: 'its context is made by defineRemote and read by the remote',
  },
  {
    name: 'rxjs',
    package: 'rxjs',
    provided: facade('rxjs'),
    why: 'streams of the host are followed with its operators',
  },
  {
    name: 'zod/mini',
    package: 'zod',
    provided: facade('zod-mini'),
    why: 'every remote judges answers with it: 7 kB in each of them otherwise',
  },
  {
    name: '@mrw/shared-contracts',
    package: '@mrw/shared-contracts',
    why: 'host context and contract runtime',
  },
  { name: '@mrw/shared-ui', package: '@mrw/shared-ui', why: 'one design system, one set of styles' },
];

/** Exact version of a package as installed. */
export function installedVersion(packageName: string): string {
  return versionIn(path.dirname(require.resolve(`${packageName}/package.json`)));
}

/** The range a remote accepts: the same major version. */
function acceptedRange(packageName: string): string {
  return `^${installedVersion(packageName).split('.')[0] ?? '0'}.0.0`;
}

/** Sharing options of the host: provided at once from its own chunks, no async boundary. */
export const providedByHost = () =>
  Object.fromEntries(
    sharedModules.map((shared) => {
      const version = installedVersion(shared.package);
      return [
        shared.name,
        {
          singleton: true,
          eager: true,
          version,
          requiredVersion: acceptedRange(shared.package),
          ...(shared.provided ? { import: shared.provided } : {}),
        },
      ];
    }),
  );

/**
 * The range that a remote needs of every shared module.
 *
 * @param needs what it declares, for modules that are shared
 * @throws when it needs a module that is not shared
 */
export function neededByRemote(needs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const usual = Object.fromEntries(sharedModules.map(({ name, package: of }) => [name, acceptedRange(of)]));
  const unknown = Object.keys(needs).filter((name) => !(name in usual));
  if (unknown.length > 0)
    throw new Error(`No package shares ${unknown.join(', ')}: see the table of shared modules.`);
  return { ...usual, ...needs };
}

/** Sharing options of a remote: never a private copy, and a refusal instead of a wrong version. */
export const consumedByRemote = (needs: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(neededByRemote(needs)).map(([name, requiredVersion]) => [
      name,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion },
    ]),
  );
