import webpack, { type Compiler } from 'webpack';

/** Writes `routes.json`: the scripts of every named group of chunks, for pages that preload those of their route. */
export class RouteFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(RouteFilesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: RouteFilesPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = [...compilation.namedChunkGroups].map(([name, group]): [string, string[]] => [
            name,
            group.getFiles().filter((file) => file.endsWith('.js')),
          ]);
          const text = JSON.stringify(Object.fromEntries(files));
          compilation.emitAsset('routes.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }
}
