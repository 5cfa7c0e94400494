import { contractVersion } from '@mrw/shared-contracts/version';
import webpack, { type Compiler } from 'webpack';
import { importsFile, namesImported, unprovidedImports, type LibraryImports } from './library-imports';

/** Fails the build of a remote that imports what the host does not provide, and writes down what it imports. */
export class ProvidedNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(ProvidedNamesPlugin.name, (compilation) => {
      // Later, modules are joined and no longer say what they import.
      let names: LibraryImports = {};
      compilation.hooks.finishModules.tap(ProvidedNamesPlugin.name, () => {
        names = namesImported(compilation);
        for (const line of unprovidedImports(compilation, contractVersion))
          compilation.errors.push(new webpack.WebpackError(line));
      });
      compilation.hooks.processAssets.tap(
        { name: ProvidedNamesPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = `${JSON.stringify(names, null, 1)}\n`;
          compilation.emitAsset(importsFile, new webpack.sources.RawSource(text));
        },
      );
    });
  }
}
