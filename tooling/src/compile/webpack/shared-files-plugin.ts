import type { Compiler, RuntimeModule } from 'webpack';

/**
 * Lets files of several releases of a package run in one page, from one folder. Every chunk says which file it is:
 * `self.G.push([[id], {modules}, 0, "page.0123456789abcdef.js"])`. All releases push to the same global `G`; a runtime
 * takes a chunk only when its own table has this name for the id, and passes every chunk on to the runtimes before it.
 *
 * `output.uniqueName` has to differ between releases: webpack finds the tags of a runtime by it.
 */
export class SharedFilesPlugin {
  /** @param global of the package, and of no release without this plug-in */
  constructor(private readonly global: string) {}

  apply(compiler: Compiler): void {
    const { javascript, sources, RuntimeGlobals, WebpackError } = compiler.webpack;
    const { JavascriptModulesPlugin } = javascript;
    const { name } = SharedFilesPlugin;
    compiler.options.output.chunkLoadingGlobal = this.global;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = JavascriptModulesPlugin.getCompilationHooks(compilation);
      // After webpack's own format and before the minifier.
      hooks.renderChunk.tap({ name, stage: 10 }, (source, { chunk, chunkGraph }) => {
        const text = source.source();
        const starts =
          chunkGraph.getNumberOfEntryModules(chunk) + chunkGraph.getNumberOfRuntimeModules(chunk) > 0;
        if (starts || !text.toString().endsWith('])'))
          throw new WebpackError(`${name}: the chunk ${chunk.id} has another format.`);
        const template = JavascriptModulesPlugin.getChunkFilenameTemplate(chunk, compilation.outputOptions);
        const file = compilation.getPath(template, { chunk, contentHashType: 'javascript' });
        const named = new sources.ReplaceSource(source);
        named.insert(text.length - 2, `,0,${JSON.stringify(file)}`);
        return named;
      });
      hooks.chunkHash.tap(name, (chunk, hash) => {
        if (!chunk.hasRuntime()) hash.update(name);
      });
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name === 'jsonp chunk loading')
          filterChunks(module, RuntimeGlobals.getChunkScriptFilename);
      });
    });
  }
}

/** @param fileOf function of the runtime that tells the file of a chunk */
function filterChunks(module: RuntimeModule, fileOf: string): void {
  const generate = module.generate.bind(module);
  const start = /webpackJsonpCallback = [^{]*\{/;
  // A chunk that two were joined into has both ids.
  const filter = `if (!data[0].some((id) => ${fileOf}(id) === data[3])) return parentChunkLoadingFunction && parentChunkLoadingFunction(data);`;
  module.generate = () => {
    const code = generate() ?? '';
    if (!start.test(code)) throw new Error(`${SharedFilesPlugin.name}: webpack has another callback.`);
    return code.replace(start, (found) => `${found}\n${filter}`);
  };
}
