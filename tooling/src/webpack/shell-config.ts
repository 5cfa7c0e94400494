import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { AssetMapPlugin } from './asset-map-plugin';
import { baseConfiguration } from './base';
import { providedByHost } from './shared-modules';

const refreshHook = fileURLToPath(new URL('../dev/refresh-hook.ts', import.meta.url));

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
    withChunkIntegrity: false,
  });
  return {
    ...base,
    name: 'shell',
    entry: { main: development ? [refreshHook, './src/main.tsx'] : './src/main.tsx' },
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
    ],
  };
}
