import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { root } from '../root';
import { AssetMapPlugin } from '../webpack/asset-map-plugin';
import { baseConfiguration } from '../webpack/base';

/** The same product as one ordinary webpack build with lazy routes: what federation is measured against. */
export function oneBundleConfiguration(output: string): Configuration {
  const base = baseConfiguration({
    folder: path.join(root, 'shell'),
    uniqueName: 'one-bundle',
    outputFolder: output,
    publicPath: '/assets/',
    development: false,
    hot: false,
    withChunkIntegrity: false,
  });
  return {
    ...base,
    name: 'one-bundle',
    entry: { main: './src/main.tsx' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /remotes\/federation$|^\.\/federation$/,
        fileURLToPath(new URL('./static-remotes.js', import.meta.url)),
      ),
      new AssetMapPlugin(),
    ],
  };
}
