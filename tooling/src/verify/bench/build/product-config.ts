import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { root } from '../../../process/root';
import { AssetMapPlugin } from '../../../compile/webpack/asset-map-plugin';
import { baseConfiguration } from '../../../compile/webpack/base';
import { RouteFilesPlugin } from './route-files-plugin';

type Build = {
  /** Package that is compiled. */
  name: string;
  uniqueName: string;
  output: string;
  publicPath: string;
  entry: Configuration['entry'];
  /** File that takes the place of the shell's federation module. */
  standIn?: string;
  changes?: Pick<Configuration, 'externals' | 'externalsType'> & {
    output?: Configuration['output'];
    plugins?: Configuration['plugins'];
  };
};

/**
 * A package of the product, compiled as another kind of micro-frontend (or as none) would: same sources, same
 * loaders, same minifier.
 */
export function productConfiguration({ name, standIn, changes = {}, ...build }: Build): Configuration {
  const base = baseConfiguration({
    folder: path.join(root, name),
    uniqueName: build.uniqueName,
    outputFolder: build.output,
    publicPath: build.publicPath,
    development: false,
    withChunkIntegrity: false,
  });
  const replaced = standIn
    ? [new webpack.NormalModuleReplacementPlugin(/remotes\/federation$|^\.\/federation$/, standIn)]
    : [];
  const { output, plugins = [], ...rest } = changes;
  return {
    ...base,
    ...rest,
    name: build.uniqueName,
    entry: build.entry,
    output: { ...base.output, ...output },
    plugins: [...(base.plugins ?? []), ...replaced, new AssetMapPlugin(), new RouteFilesPlugin(), ...plugins],
  };
}
