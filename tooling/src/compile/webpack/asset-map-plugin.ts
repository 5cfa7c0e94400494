import * as z from 'zod/mini';
import webpack, { type Compiler } from 'webpack';
import { sha384 } from './integrity';

/** Files of one entry of the shell. */
export const assetMap = z.object({
  /** What a page names, in loading order. */
  scripts: z.array(z.string()),
  /** sha384 of these and of every script that they load later, by file. */
  integrity: z.record(z.string(), z.string()),
});
export type AssetMap = z.infer<typeof assetMap>;

/** Name of the file that lists the scripts of an entry. */
export const assetMapFile = (entry: string) => `${entry}.assets.json`;

/** Later scripts, with their hashes: the page passes them to the loader. */
export const laterChunks = ({ scripts, integrity }: AssetMap) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => !scripts.includes(file)));

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
