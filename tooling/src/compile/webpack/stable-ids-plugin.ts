import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/**
 * Wide and never changed, so that ids stay from one release to the next: one in a thousand new modules of a package of
 * 100 meets an id that is taken.
 */
const range = 100_000;

/**
 * Ids and an order of modules that depend on the sources only. Those of webpack also depend on where packages and
 * loaders lie, so a remote would have other bytes in a repository of its own, and on how many modules there are.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(StableIdsPlugin.name, (compilation) => {
      // Before webpack's own, which leave alone what has an id.
      const step = { name: StableIdsPlugin.name, stage: -20 };
      compilation.hooks.moduleIds.tap(step, (modules) => {
        const { chunkGraph } = compilation;
        const own = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
        for (const [module, id] of numbered(own, (module) => nameOf(module, compilation)))
          chunkGraph.setModuleId(module, id);
      });
      compilation.hooks.chunkIds.tap(step, (chunks) => {
        for (const [chunk, id] of numbered([...chunks], (chunk) => nameOfChunk(chunk, compilation))) {
          chunk.id = id;
          chunk.ids = [id];
        }
      });
      // Modules are written in the order of their identifiers, which begin with the paths of loaders.
      compilation.hooks.beforeChunkAssets.tap(StableIdsPlugin.name, () => {
        for (const module of compilation.modules) {
          const name = nameOf(module, compilation);
          module.identifier = () => name;
        }
      });
      compilation.hooks.processAssets.tap({ name: StableIdsPlugin.name, stage: -Infinity }, () => {
        for (const module of compilation.modules) Reflect.deleteProperty(module, 'identifier');
      });
    });
  }
}

function nameOf(module: Module, { compiler }: Compilation): string {
  if (module.identifier().startsWith('container entry ')) return 'container';
  // Of modules that are one function, the one that the others are imported by.
  const root = 'rootModule' in module ? (module.rootModule as Module) : module;
  const file = root.nameForCondition();
  if (!file) return module.libIdent({ context: compiler.context }) ?? module.identifier();
  // A file that the federation plugin writes, named by a hash of absolute paths.
  if (file.includes('.federation')) return 'federation';
  const place = file.split(/[\\/]node_modules[\\/]/).at(-1) ?? file;
  const loaders = 'loaders' in root ? (root.loaders as unknown[]).length : 0;
  return `${place === file ? path.relative(compiler.context, file) : place}|${loaders}`;
}

function nameOfChunk(chunk: Chunk, compilation: Compilation): string {
  // The entry of a remote is named after the release.
  if (chunk.name && !chunk.hasRuntime()) return `name ${chunk.name}`;
  return [...compilation.chunkGraph.getChunkRootModules(chunk)]
    .map((module) => nameOf(module, compilation))
    .sort()
    .join();
}

function numbered<Item>(items: readonly Item[], name: (item: Item) => string): [Item, number][] {
  const taken = new Set<number>();
  return items
    .map((item) => ({ item, name: name(item) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ item, name }) => {
      let id = -1;
      for (let attempt = 0; id < 0 || taken.has(id); attempt += 1)
        id = createHash('sha256').update(`${attempt}${name}`).digest().readUInt32BE() % range;
      taken.add(id);
      return [item, id];
    });
}
