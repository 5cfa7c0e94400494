import type { Chunk, Compiler, RuntimeModule } from 'webpack';

/**
 * Later scripts are found by what the page names with hashes (`__MRW_INTEGRITY__`), and not by a table of all of them in
 * the first one: that one would have another address as soon as one of them has. A script that the page does not name is
 * refused as one without a hash (`chunk-integrity.ts`).
 */
export class NamesInPagePlugin {
  apply(compiler: Compiler): void {
    const { name } = NamesInPagePlugin;
    const { getChunkScriptFilename, publicPath } = compiler.webpack.RuntimeGlobals;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module, runtime) => {
        if (module.name === 'get javascript chunk filename')
          findInPage(module, runtime, { getChunkScriptFilename, publicPath });
      });
    });
  }
}

type Functions = Record<'getChunkScriptFilename' | 'publicPath', string>;

function findInPage(module: RuntimeModule, runtime: Chunk, functions: Functions): void {
  const { getChunkScriptFilename: fileOf, publicPath: base } = functions;
  module.generate = () => {
    const named = [...runtime.getAllAsyncChunks()].filter(({ name }) => name);
    return [
      `var mrwNames = ${JSON.stringify(Object.fromEntries(named.map(({ id, name }) => [id, name])))};`,
      `${fileOf} = (id) => {`,
      `  var start = ${base} + (mrwNames[id] || id) + ".";`,
      '  var url = Object.keys(globalThis.__MRW_INTEGRITY__ || {}).find((url) => url.startsWith(start));',
      `  return url ? url.slice(${base}.length) : id + ".js";`,
      '};',
    ].join('\n');
  };
}
