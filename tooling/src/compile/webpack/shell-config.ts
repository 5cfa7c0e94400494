import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { versionIn } from '../../process/package-manifest';
import { AssetMapPlugin } from './asset-map-plugin';
import { baseConfiguration } from './base';
import { CompileHintPlugin } from './compile-hint-plugin';
import { KernelOnlyPlugin } from './kernel-only-plugin';
import { HostDescriptorPlugin } from './host-descriptor-plugin';
import { NamesInPagePlugin } from './names-in-page-plugin';
import { providedByHost } from './shared-modules';
import { StableIdsPlugin } from './stable-ids-plugin';

const require = createRequire(import.meta.url);
const federation = (file: string) => require.resolve(`@module-federation/${file}`);

/** The runtime is imported in both module formats: without this it would be bundled twice. */
const oneRuntime = {
  '@module-federation/runtime-core$': federation('runtime-core').replace('.cjs', '.js'),
  '@module-federation/runtime/core$': federation('runtime/core').replace('.cjs', '.js'),
  '@module-federation/sdk$': federation('sdk').replace('.cjs', '.js'),
};

/** Calls use XMLHttpRequest, which reports upload progress; the other adapter of axios is never used. */
const fetchOfAxios = (configUrl: string) =>
  path.join(path.dirname(createRequire(configUrl).resolve('axios/package.json')), 'lib/adapters/fetch.js');

const refreshHook = fileURLToPath(new URL('../dev/refresh-hook.ts', import.meta.url));

/** Allowed modules of a standalone page, below the sources of the shell. */
const kernel = [
  'entry/standalone',
  'entry/shared-scope',
  'entry/site/app',
  'host',
  'pages/older-browsers',
  'react/cookie-consent/consent',
  'react/kernel-context',
  'react/remote-view',
  'telemetry',
];

/**
 * The webpack configurations of the shell: the host that provides every shared module. The site is compiled
 * separately from standalone pages: in one compilation their common modules are not concatenated with those of the
 * site (docs/guides/performance.md).
 *
 * @param configUrl `import.meta.url` of the shell's webpack.config.ts
 */
export const shellConfigurations = (configUrl: string): Configuration[] => [
  siteConfiguration(configUrl),
  standaloneConfiguration(configUrl),
];

function siteConfiguration(configUrl: string): Configuration {
  const shell = hostConfiguration(configUrl, 'shell', { main: './src/entry/main.tsx' });
  const version = process.env['MRW_RELEASE_VERSION'] ?? versionIn(folderOf(configUrl));
  return { ...shell, plugins: [...(shell.plugins ?? []), new HostDescriptorPlugin(version)] };
}

function standaloneConfiguration(configUrl: string): Configuration {
  const shell = hostConfiguration(configUrl, 'standalone', {
    standalone: './src/entry/standalone/main.tsx',
    'inline-wallet': './src/entry/embed/inline/main.tsx',
  });
  const sources = path.join(folderOf(configUrl), 'src');
  const kernelOnly = new KernelOnlyPlugin({ entry: 'standalone', sources, allowed: kernel });
  return { ...shell, plugins: [...(shell.plugins ?? []), kernelOnly] };
}

const folderOf = (configUrl: string) => fileURLToPath(new URL('.', configUrl));

function hostConfiguration(
  configUrl: string,
  name: string,
  entries: Readonly<Record<string, string>>,
): Configuration {
  const folder = folderOf(configUrl);
  const development = process.env['MRW_MODE'] === 'development';
  const base = baseConfiguration({
    folder,
    uniqueName: name,
    outputFolder: process.env['MRW_OUTPUT'] ?? path.join(folder, 'dist'),
    publicPath: '/assets/',
    development,
    withChunkIntegrity: true,
    alias: { ...oneRuntime, [fetchOfAxios(configUrl)]: false },
  });
  const early = development ? [refreshHook] : [];
  return {
    ...base,
    name,
    // The other builds of this package write into the same folder.
    output: { ...base.output, clean: false },
    entry: Object.fromEntries(Object.entries(entries).map(([entry, file]) => [entry, [...early, file]])),
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
      new AssetMapPlugin(),
      ...(development ? [] : [new StableIdsPlugin(), new NamesInPagePlugin(), new CompileHintPlugin()]),
    ],
  };
}
