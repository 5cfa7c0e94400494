import webpack, { type Compiler } from 'webpack';
import { sha384 } from './integrity';
import { assetMapFile, type AssetMap } from './shell-files';

/** Writes an asset map for every entry. */
export class AssetMapPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(AssetMapPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: AssetMapPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const isScript = (file: string) => file.endsWith('.js');
          const entries = [...compilation.entrypoints].map(([name, entry]): [string, string[]] => [
            name,
            entry.getFiles().filter(isScript),
          ]);
          const first = new Set(entries.flatMap(([, scripts]) => scripts));
          const hashes = compilation
            .getAssets()
            .filter(({ name }) => isScript(name))
            .map(({ name, source }): [string, string] => [name, sha384(source.buffer())]);
          for (const [name, scripts] of entries) {
            const own = hashes.filter(([file]) => scripts.includes(file) || !first.has(file));
            const map: AssetMap = { scripts, integrity: Object.fromEntries(own) };
            compilation.emitAsset(assetMapFile(name), new webpack.sources.RawSource(JSON.stringify(map)));
          }
        },
      );
    });
  }
}
