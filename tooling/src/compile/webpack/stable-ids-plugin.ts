import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/**
 * Ids and an order of modules that depend on the sources only. Those of webpack also depend on where packages and
 * loaders lie, so a remote would have other bytes in a repository of its own.
 */
export class StableIdsPlugin {
  /** @param range of the ids of modules; one that does not grow with the modules keeps them from release to release */
  constructor(private readonly range?: number) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(StableIdsPlugin.name, (compilation) => {
      // Before webpack's own, which leave alone what has an id.
      const step = { name: StableIdsPlugin.name, stage: -20 };
      compilation.hooks.moduleIds.tap(step, (modules) => {
        const named = [...modules].flatMap((module) => withName(module, nameOf(module, compilation)));
        for (const [module, id] of numbered(named, this.range))
          compilation.chunkGraph.setModuleId(module, id);
      });
      compilation.hooks.chunkIds.tap(step, (chunks) => {
        const named = [...chunks]
          .filter((chunk) => !chunk.name)
          .flatMap((chunk) => withName(chunk, nameOfChunk(chunk, compilation)));
        for (const [chunk, id] of numbered(named)) {
          chunk.id = id;
          chunk.ids = [id];
        }
      });
      // Modules are written in the order of their identifiers, which begin with the paths of loaders.
      compilation.hooks.beforeChunkAssets.tap(StableIdsPlugin.name, () => {
        for (const module of compilation.modules) {
          const name = nameOf(module, compilation);
          if (name !== null) module.identifier = () => name;
        }
      });
      compilation.hooks.processAssets.tap({ name: StableIdsPlugin.name, stage: -Infinity }, () => {
        for (const module of compilation.modules) Reflect.deleteProperty(module, 'identifier');
      });
    });
  }
}

type Named<Item> = { item: Item; name: string };

const withName = <Item>(item: Item, name: string | null): Named<Item>[] =>
  name === null ? [] : [{ item, name }];

/** Null for what is no file. */
function nameOf(module: Module, { compiler }: Compilation): string | null {
  // Of modules that are one function, the one that the others are imported by.
  const root = 'rootModule' in module ? (module.rootModule as Module) : module;
  const file = root.nameForCondition();
  if (!file || file.includes('.federation')) return null;
  const place = file.split(/[\\/]node_modules[\\/]/).at(-1) ?? file;
  const loaders = 'loaders' in root ? (root.loaders as unknown[]).length : 0;
  return `${place === file ? path.relative(compiler.context, file) : place}|${loaders}`;
}

function nameOfChunk(chunk: Chunk, compilation: Compilation): string | null {
  const names = [...compilation.chunkGraph.getChunkRootModules(chunk)].map((module) =>
    nameOf(module, compilation),
  );
  return names.length === 0 || names.includes(null) ? null : names.sort().join();
}

/** Three digits as long as there is room. */
const shortest = (items: number) => 10 ** Math.max(3, String(items * 5).length);

function numbered<Item>(items: readonly Named<Item>[], range = shortest(items.length)): [Item, number][] {
  const taken = new Set<number>();
  return [...items]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ item, name }) => {
      let id = -1;
      for (let attempt = 0; id < 0 || taken.has(id); attempt += 1)
        id = createHash('sha256').update(`${attempt}${name}`).digest().readUInt32BE() % range;
      taken.add(id);
      return [item, id];
    });
}
