import * as z from 'zod/mini';
import webpack, { type Compiler } from 'webpack';
import { sha384 } from './integrity';

/** Files of the shell for the pages that it serves, in loading order. */
export const assetMap = z.object({
  scripts: z.array(z.string()),
  /** For a page that stands alone, without menu, header and footer. */
  standalone: z.array(z.string()),
  /** The program of a wallet in the page of a partner; a build of one entry has none. */
  inlineWallet: z.optional(z.string()),
  /** sha384 of every script, by file. */
  integrity: z.record(z.string(), z.string()),
});
export type AssetMap = z.infer<typeof assetMap>;

/** Scripts that are loaded later than with a page, with their hashes: the page tells them to the loader. */
export const laterChunks = ({ scripts, standalone, inlineWallet, integrity }: AssetMap) =>
  Object.fromEntries(
    Object.entries(integrity).filter(
      ([file]) => file !== inlineWallet && !scripts.includes(file) && !standalone.includes(file),
    ),
  );

/** Writes `assets.json`: the scripts of the entries, and the hash of each script. A build of one entry uses it for every page. */
export class AssetMapPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(AssetMapPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: AssetMapPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const scriptsOf = (entry: string) =>
            compilation.entrypoints
              .get(entry)
              ?.getFiles()
              .filter((file) => file.endsWith('.js'));
          const scripts = scriptsOf('main') ?? [];
          const inline = scriptsOf('inline-wallet')?.[0];
          const hashes = compilation
            .getAssets()
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ name, source }): [string, string] => [name, sha384(source.buffer())]);
          const map: AssetMap = {
            scripts,
            standalone: scriptsOf('standalone') ?? scripts,
            ...(inline ? { inlineWallet: inline } : {}),
            integrity: Object.fromEntries(hashes),
          };
          compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(map)));
        },
      );
    });
  }
}
