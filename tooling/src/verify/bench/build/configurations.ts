import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { root } from '../../../process/root';
import { acceptedRange, installedVersion, sharedModules } from '../../../compile/webpack/shared-modules';
import { exposedModules, type Exposed } from './exposed';
import { federationStandIn, microAppEntry, type Way } from './federation-stand-ins';
import { productConfiguration } from './product-config';

/**
 * The webpack configurations of one variant of the product. Its shell goes to `<output>/shell`, its remotes to
 * `<output>/remotes/<name>`.
 *
 * @throws Error when there is no such variant
 */
export function configurationsOf(variant: string, output: string): Configuration[] {
  const make = makers[variant];
  if (!make) throw new Error(`There is no variant "${variant}": ${Object.keys(makers).join(', ')}.`);
  return make(output);
}

/** Where the bench serves remotes. */
const remotesOrigin = process.env['MRW_BENCH_REMOTES'] ?? '';

/** A name that a script can define. */
export const globalName = (name: string) => name.replace(/\W/g, '_');

const shell = (
  way: Way,
  output: string,
  entry: string,
  changes?: Parameters<typeof productConfiguration>[0]['changes'],
) =>
  productConfiguration({
    name: 'shell',
    uniqueName: `${way}-shell`,
    output: path.join(output, 'shell'),
    publicPath: '/assets/',
    entry: { main: entry },
    standIn: federationStandIn(way),
    ...(changes ? { changes } : {}),
  });

const remote = (
  output: string,
  { remote: name, id, file }: Exposed,
  changes: Parameters<typeof productConfiguration>[0]['changes'],
) =>
  productConfiguration({
    name,
    uniqueName: id,
    output: path.join(output, 'remotes', id),
    publicPath: `${remotesOrigin}/${id}/`,
    entry: { main: file },
    ...(changes ? { changes } : {}),
  });

/** What every introduction to federation says: singletons in both, nothing else. */
const usualSharing = Object.fromEntries(
  sharedModules.map(({ name, package: of }) => [
    name,
    { singleton: true, version: installedVersion(of), requiredVersion: acceptedRange(of) },
  ]),
);

function plainFederation(output: string): Configuration[] {
  const names = [...new Set(exposedModules().map(({ remote: name }) => name))];
  const plugin = (options: ConstructorParameters<typeof ModuleFederationPlugin>[0]) =>
    new ModuleFederationPlugin({ ...options, shared: usualSharing, manifest: false, dts: false, dev: false });
  return [
    // An entry with an import of its own: shared modules are negotiated before the shell runs.
    shell('plain-mf', output, path.join(root, 'tooling/src/verify/bench/build/async-entry.js'), {
      plugins: [
        plugin({
          name: 'shell',
          remotes: Object.fromEntries(
            names.map((name) => [name, `${globalName(name)}@${remotesOrigin}/${name}/remoteEntry.js`]),
          ),
        }),
      ],
    }),
    ...names.map((name) =>
      productConfiguration({
        name,
        uniqueName: name,
        output: path.join(output, 'remotes', name),
        publicPath: 'auto',
        entry: {},
        changes: {
          plugins: [
            plugin({
              name: globalName(name),
              filename: 'remoteEntry.js',
              exposes: Object.fromEntries(
                exposedModules()
                  .filter((exposed) => exposed.remote === name)
                  .map((exposed) => [exposed.name, exposed.file]),
              ),
            }),
          ],
        },
      }),
    ),
  ];
}

/** Shared modules as System modules of their own, which the import map names. */
function systemModules(output: string): Configuration[] {
  const names = sharedModules.map(({ name }) => name);
  // Each module has a folder of its own inside the shell's, which is compiled beside it.
  const library = { library: { type: 'system' }, filename: 'main.js', clean: { keep: /^shared\// } };
  const external = (own?: string) => ({
    externalsType: 'system' as const,
    externals: Object.fromEntries(names.filter((name) => name !== own).map((name) => [name, name])),
  });
  return [
    shell('systemjs', output, './src/main.tsx', { output: library, ...external() }),
    ...sharedModules.map(({ name, provided }) =>
      productConfiguration({
        name: 'shell',
        uniqueName: `systemjs-${globalName(name)}`,
        output: path.join(output, 'shell/shared', globalName(name)),
        publicPath: `/assets/shared/${globalName(name)}/`,
        entry: { main: provided ?? name },
        changes: { output: library, ...external(name) },
      }),
    ),
    ...exposedModules().map((exposed) => remote(output, exposed, { output: library, ...external() })),
  ];
}

/** Apps with everything in them, as qiankun isolates them. */
function microApps(output: string): Configuration[] {
  return [
    shell('qiankun', output, './src/main.tsx'),
    ...exposedModules().map((exposed) =>
      remote(
        output,
        { ...exposed, file: microAppEntry(exposed) },
        {
          output: { library: { type: 'umd', name: globalName(exposed.id) }, filename: 'main.js' },
        },
      ),
    ),
  ];
}

const makers: Readonly<Record<string, (output: string) => Configuration[]>> = {
  'one-bundle': (output) => [shell('one-bundle', output, './src/main.tsx')],
  'plain-mf': plainFederation,
  systemjs: systemModules,
  qiankun: microApps,
};
