import * as z from 'zod/mini';
import webpack, { type Compiler } from 'webpack';

/** Files of the shell for the page that serves it. */
export const assetMap = z.object({ scripts: z.array(z.string()) });
export type AssetMap = z.infer<typeof assetMap>;

/** Writes `assets.json`: the scripts of the entry in loading order. */
export class AssetMapPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(AssetMapPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: AssetMapPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const scripts = compilation.entrypoints.get('main')?.getFiles() ?? [];
          const map: AssetMap = { scripts: scripts.filter((file) => file.endsWith('.js')) };
          compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(map)));
        },
      );
    });
  }
}
