import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { AssetMapPlugin } from '../../../compile/webpack/asset-map-plugin';
import { baseConfiguration } from '../../../compile/webpack/base';
import { root } from '../../../process/root';
import { bundledRemotes } from './bundled-remotes';
import { RouteFilesPlugin } from './route-files-plugin';

const base = baseConfiguration({
  folder: path.join(root, 'shell'),
  uniqueName: 'one-bundle',
  outputFolder: path.join(process.env['MRW_OUTPUT'] ?? 'dist', 'shell'),
  publicPath: '/assets/',
  development: false,
  withChunkIntegrity: false,
});

/** The product as one bundle with lazy routes: same sources, same loaders, same minifier. */
const oneBundle: Configuration = {
  ...base,
  name: 'one-bundle',
  entry: { main: './src/entry/main.tsx' },
  plugins: [
    ...(base.plugins ?? []),
    new webpack.NormalModuleReplacementPlugin(/remotes\/federation$|^\.\/federation$/, bundledRemotes()),
    new AssetMapPlugin(),
    new RouteFilesPlugin(),
  ],
};

export default oneBundle;
