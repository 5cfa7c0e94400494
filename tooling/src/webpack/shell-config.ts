import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { versionIn } from '../package-manifest';
import { AssetMapPlugin } from './asset-map-plugin';
import { baseConfiguration } from './base';
import { KernelOnlyPlugin } from './kernel-only-plugin';
import { HostDescriptorPlugin } from './host-descriptor-plugin';
import { providedByHost } from './shared-modules';

const require = createRequire(import.meta.url);
const federation = (file: string) => require.resolve(`@module-federation/${file}`);

/** The runtime is asked for in both module formats: without this it would be in the page twice. */
const oneRuntime = {
  '@module-federation/runtime-core$': federation('runtime-core').replace('.cjs', '.js'),
  '@module-federation/runtime/core$': federation('runtime/core').replace('.cjs', '.js'),
  '@module-federation/sdk$': federation('sdk').replace('.cjs', '.js'),
};

/** Calls go through XMLHttpRequest, which tells of uploads; the other way of axios is never taken. */
const fetchOfAxios = (configUrl: string) =>
  path.join(path.dirname(createRequire(configUrl).resolve('axios/package.json')), 'lib/adapters/fetch.js');

const refreshHook = fileURLToPath(new URL('../dev/refresh-hook.ts', import.meta.url));

/** What a page that stands alone may consist of, below the sources of the shell. */
const kernel = [
  'standalone',
  'host',
  'older-browsers',
  'remote-view',
  'telemetry',
  'shared-scope',
  'cookie-consent/consent',
  'site/App',
  'site/KernelProviders',
  'site/kernel-context',
  'site/route-of',
];

/**
 * The webpack configuration of the shell: the host that provides every shared module.
 *
 * @param configUrl `import.meta.url` of the shell's webpack.config.ts
 */
export function shellConfiguration(configUrl: string): Configuration {
  const folder = fileURLToPath(new URL('.', configUrl));
  const development = process.env['MRW_MODE'] === 'development';
  const base = baseConfiguration({
    folder,
    uniqueName: 'shell',
    outputFolder: process.env['MRW_OUTPUT'] ?? path.join(folder, 'dist'),
    publicPath: '/assets/',
    development,
    hot: false,
    withChunkIntegrity: true,
    alias: { ...oneRuntime, [fetchOfAxios(configUrl)]: false },
  });
  const early = development ? [refreshHook] : [];
  return {
    ...base,
    name: 'shell',
    // The other builds of this package write into the same folder.
    output: { ...base.output, clean: { keep: /^(embed|service-worker(-removal)?)\.js$/ } },
    entry: {
      main: [...early, './src/main.tsx'],
      standalone: [...early, './src/standalone/main.tsx'],
      'inline-wallet': './src/embed/inline/main.tsx',
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByHost(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new HostDescriptorPlugin(process.env['MRW_RELEASE_VERSION'] ?? versionIn(folder)),
      new AssetMapPlugin(),
      new KernelOnlyPlugin({ entry: 'standalone', sources: path.join(folder, 'src'), allowed: kernel }),
    ],
  };
}
