import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { parseDeclaration } from '../../process/former-keys';
import { readJson, versionIn } from '../../process/package-manifest';
import { isQuick } from '../../process/release-names';
import { baseConfiguration, type HotCompiler } from './base';
import { chunkNameOf, DescriptorPlugin } from './descriptor-plugin';
import { chunkDigits, digitsOf } from './script-names';
import { ProvidedNamesPlugin } from './provided-names-plugin';
import { SharedFilesPlugin } from './shared-files-plugin';
import { StableIdsPlugin } from './stable-ids-plugin';
import { consumedByRemote } from './shared-modules';

/** Names stand for the bytes of a script for as long as there are releases; publishing refuses one that does not. */
const digits = `[contenthash:${digitsOf.chunk + digitsOf.bytes}]`;
const lastDigits = `[contenthash:${digitsOf.bytes}]`;

/** Components one by one, which needs a shell for development; or the lifecycles of the remote, in any shell. */
export type Replaced = 'components' | 'lifecycles';

const remount = fileURLToPath(new URL('../dev/remount.cjs', import.meta.url));

/**
 * The webpack configuration of a remote: everything comes from its `remote.json` and `package.json`.
 * The files work below any folder: their address is where the entry script was loaded from.
 *
 * @param configUrl `import.meta.url` of the remote's webpack.config.ts
 * @param replaced what a save replaces on the page during development
 * @param hot how, when it replaces components
 * @throws when `remote.json` is not a declaration
 */
export function remoteConfiguration(
  configUrl: string,
  replaced: Replaced | null = null,
  hot?: HotCompiler,
): Configuration {
  const folder = fileURLToPath(new URL('.', configUrl));
  const declaration = parseDeclaration(readJson(path.join(folder, 'remote.json')));
  const version = process.env['MRW_RELEASE_VERSION'] ?? versionIn(folder);
  // The version is part of the name, so that two releases can be on one page during a retry.
  const container = `${declaration.name}_${version}`.replace(/\W/g, '_');
  const development = process.env['MRW_MODE'] === 'development';
  const base = baseConfiguration({
    folder,
    uniqueName: `${declaration.name}@${version}`,
    outputFolder: process.env['MRW_OUTPUT'] ?? path.join(folder, 'dist'),
    publicPath: 'auto',
    development,
    hot,
    withChunkIntegrity: !development,
  });
  return {
    ...base,
    name: declaration.name,
    entry: {},
    output: {
      ...base.output,
      // Every page names all files: the number of a chunk without a name would be there with each of them.
      ...(development
        ? {}
        : {
            chunkFilename: ({ chunk }) =>
              chunk.name ? `${chunk.name}.${digits}.js` : `${chunkDigits(chunk.id)}${lastDigits}.js`,
          }),
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: `remoteEntry.${digits}.js`,
        exposes: Object.fromEntries(
          Object.entries(declaration.exposes).map(([name, file]) => [
            name,
            { import: replaced === 'lifecycles' ? `${remount}!${file}` : file, name: chunkNameOf(name) },
          ]),
        ),
        shared: consumedByRemote(declaration.needs),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ProvidedNamesPlugin(),
      ...(development
        ? []
        : [
            new StableIdsPlugin(),
            new SharedFilesPlugin(`webpackChunkFiles_${declaration.name}`.replace(/\W/g, '_')),
          ]),
      // The copies of a quick build are larger.
      new DescriptorPlugin(declaration, { version, container }, !development && !isQuick(version)),
    ],
  };
}
