import type { Compiler, Module } from 'webpack';

/**
 * Names the modules that the federation plugin makes. Left to webpack their ids come from paths of the
 * machine that compiles, so two checkouts of the same sources would have different scripts.
 */
export class FederationIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'FederationIdsPlugin', stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(module: Module): string | null {
  const identifier = module.identifier();
  if (identifier.startsWith('container entry ')) return 'container';
  // A file that the plugin writes, named by a hash of absolute paths.
  return /\.federation[\\/]entry\.[^\\/]*$/.test(module.nameForCondition() ?? '') ? 'federation' : null;
}
