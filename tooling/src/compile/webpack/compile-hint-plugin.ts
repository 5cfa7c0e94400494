import webpack, { type Compiler } from 'webpack';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile the first script of a page as a whole while it is loading, off the main thread: nearly all
 * of it runs at once, and would otherwise be compiled function by function. Other browsers ignore the comment.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(CompileHintPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the minifier, which drops comments, and before the names with the hashes are final.
        { name: CompileHintPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING },
        () => {
          const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
          for (const file of new Set(first))
            compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(hint, source));
        },
      );
    });
  }
}
