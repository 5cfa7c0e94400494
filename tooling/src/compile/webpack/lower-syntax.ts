import { transform } from '@swc/core';
import webpack, { type Compilation, type Compiler } from 'webpack';

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
          const hashes = temporaryHashes(compilation);
          for (const name of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
            const { source, map } = assets[name]?.sourceAndMap() ?? { source: '', map: null };
            const lowered = await transform(hashes.hide(source.toString()), {
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
            const code = hashes.restore(lowered.code);
            compilation.updateAsset(
              name,
              lowered.map
                ? new webpack.sources.SourceMapSource(code, name, lowered.map)
                : new webpack.sources.RawSource(code),
            );
          }
        },
      );
    });
  }
}

/**
 * The hashes in file names as they are before the text of the files is final. They depend on the place of the sources,
 * and the minifier would choose its names by how often each character is in a file: the same sources would have other
 * bytes in another folder. So each has a stand-in of equal length while a file is minified.
 */
function temporaryHashes({ assetsInfo, chunks }: Compilation) {
  const ids = new Map([...chunks].flatMap(({ id, files }) => [...files].map((file) => [file, id])));
  const found = [...assetsInfo]
    .flatMap(([name, { contenthash = [] }]) =>
      [contenthash].flat().map((hash) => ({ hash, key: `${name.replace(hash, '')} ${ids.get(name)}` })),
    )
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const pairs = [...new Set(found.map(({ hash }) => hash))].map((hash, index) => ({
    hash,
    standIn: `~${String(index).padStart(hash.length - 1, '-')}`,
  }));
  const replaced = (text: string, from: 'hash' | 'standIn', to: 'hash' | 'standIn') =>
    pairs.reduce((changed, pair) => changed.replaceAll(pair[from], pair[to]), text);
  return {
    hide: (text: string) => replaced(text, 'hash', 'standIn'),
    restore: (text: string) => replaced(text, 'standIn', 'hash'),
  };
}
