import { transform } from '@swc/core';
import webpack, { type Compiler } from 'webpack';

/**
 * Minifies whole files and lowers their syntax, code of packages included (floor: Safari 12.1, Firefox 78, Chrome 83).
 * Top-level names stay: the entry of a remote is the global that the host looks for.
 */
export class LowerSyntaxPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(LowerSyntaxPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: LowerSyntaxPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          for (const name of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
            const { source, map } = assets[name]?.sourceAndMap() ?? { source: '', map: null };
            const lowered = await transform(source.toString(), {
              ...(map ? { sourceMaps: true, inputSourceMap: JSON.stringify(map) } : {}),
              isModule: false,
              configFile: false,
              swcrc: false,
              minify: true,
              jsc: {
                target: 'es2018',
                parser: { syntax: 'ecmascript' },
                minify: { compress: { toplevel: false }, mangle: { toplevel: false } },
              },
            });
            compilation.updateAsset(
              name,
              lowered.map
                ? new webpack.sources.SourceMapSource(lowered.code, name, lowered.map)
                : new webpack.sources.RawSource(lowered.code),
            );
          }
        },
      );
    });
  }
}
