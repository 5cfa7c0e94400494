import type { Compiler } from 'webpack';

/**
 * Names the module of the container. Left to webpack its id comes from a path on the machine that compiles, so two checkouts
 * of the same sources would have different entries.
 */
export class ContainerIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ContainerIdPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'ContainerIdPlugin', stage: -10 }, (modules) => {
        for (const module of modules)
          if (module.identifier().startsWith('container entry '))
            compilation.chunkGraph.setModuleId(module, 'container');
      });
    });
  }
}
