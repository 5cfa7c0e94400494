import * as z from 'zod/mini';
import webpack, { type Compiler } from 'webpack';
import { sha384 } from './integrity';

/** Files of the shell for the pages that it serves, in loading order. */
export const assetMap = z.object({
  scripts: z.array(z.string()),
  /** For a page that stands alone, without menu, header and footer. */
  standalone: z.array(z.string()),
  /** The program of a wallet in the page of a partner; a build of one entry has none. */
  inlineWallet: z.optional(z.object({ file: z.string(), integrity: z.string() })),
});
export type AssetMap = z.infer<typeof assetMap>;

/** Writes `assets.json`: the scripts of the entries. A build of one entry uses it for every page. */
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
          const source = inline && compilation.getAsset(inline)?.source.buffer();
          const map: AssetMap = {
            scripts,
            standalone: scriptsOf('standalone') ?? scripts,
            ...(inline && source ? { inlineWallet: { file: inline, integrity: sha384(source) } } : {}),
          };
          compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(map)));
        },
      );
    });
  }
}
