import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';

type Options = {
  entry: string;
  /** Folder of the sources that are looked at. */
  sources: string;
  /** Folders and files below it that may be part of the entry, without ending. */
  allowed: readonly string[];
};

/** Fails the build when a standalone entry contains more than the host kernel. */
export class KernelOnlyPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(KernelOnlyPlugin.name, (compilation) => {
      compilation.hooks.afterChunks.tap(KernelOnlyPlugin.name, () => {
        for (const file of this.strangers(compilation))
          compilation.errors.push(
            new Error(`${this.options.entry} stands alone with the host kernel, but carries ${file}`),
          );
      });
    });
  }

  private strangers(compilation: Compilation): readonly string[] {
    const { entry, sources, allowed } = this.options;
    const start = compilation.entrypoints.get(entry);
    const files = [...groupsOf(start)].flatMap((group) =>
      group.chunks.flatMap((chunk) =>
        [...compilation.chunkGraph.getChunkModulesIterable(chunk)].map(
          (module) => module.nameForCondition() ?? '',
        ),
      ),
    );
    return [...new Set(files)]
      .filter((file) => file.startsWith(sources + path.sep))
      .map((file) => path.relative(sources, file))
      .filter(
        (file) => !allowed.some((place) => file.startsWith(`${place}/`) || file.startsWith(`${place}.`)),
      );
  }
}

/** The group and everything that is loaded from it later. */
function groupsOf(start: ChunkGroup | undefined, found = new Set<ChunkGroup>()): Set<ChunkGroup> {
  if (!start || found.has(start)) return found;
  found.add(start);
  for (const child of start.childrenIterable) groupsOf(child, found);
  return found;
}
