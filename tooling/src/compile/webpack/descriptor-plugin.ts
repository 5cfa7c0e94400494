import type { RemoteDeclaration, RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import path from 'node:path';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { sha384 } from './integrity';
import { neededByRemote } from './shared-modules';

/** Writes `descriptor.json` beside the build: the shell reads it instead of running the remote. */
export class DescriptorPlugin {
  constructor(
    private readonly declaration: RemoteDeclaration,
    private readonly build: { version: string; container: string },
    private readonly namedByContent: boolean,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(DescriptorPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: DescriptorPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = `${JSON.stringify(this.describe(compilation), null, 1)}\n`;
          compilation.emitAsset('descriptor.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }

  private describe(compilation: Compilation): RemoteDescriptor {
    const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
    const entry = scripts.find((asset) => asset.name.startsWith('remoteEntry.'))?.name;
    if (!entry) throw new Error(`${this.declaration.name} has no remote entry`);
    const { exposes, needs, routes, ...declared } = this.declaration;
    const app = filesOf(compilation, chunkNameOf('./app'));
    return {
      ...declared,
      schema: 1,
      ...this.build,
      routes: routes.map(({ page, ...route }) =>
        page === undefined ? route : { ...route, scripts: pageFilesOf(compilation, page, app) },
      ),
      entry,
      exposes: Object.fromEntries(
        Object.keys(exposes).map((name) => [name, filesOf(compilation, chunkNameOf(name))]),
      ),
      integrity: Object.fromEntries(scripts.map((asset) => [asset.name, sha384(asset.source.buffer())])),
      shared: neededByRemote(needs),
      ...(this.namedByContent ? { namedByContent: true } : {}),
    };
  }
}

/** `./app` is compiled into the chunk `app`. */
export const chunkNameOf = (exposed: string) => exposed.replace('./', '');

const scriptsOf = (group: ChunkGroup) =>
  [...new Set(group.getFiles().filter((file) => file.endsWith('.js')))].sort();

function filesOf(compilation: Compilation, name: string): string[] {
  for (const group of compilation.chunkGroups) {
    if (group.chunks.some((chunk) => chunk.name === name)) return scriptsOf(group);
  }
  return [];
}

/**
 * What a page needs that is loaded when it is drawn first.
 *
 * @param own files that are there by then
 */
function pageFilesOf(compilation: Compilation, page: string, own: readonly string[]): string[] {
  const file = path.resolve(compilation.compiler.context, page);
  for (const group of compilation.chunkGroups) {
    const asked = group.getBlocks().flatMap(({ dependencies }) => dependencies);
    if (asked.some((to) => compilation.moduleGraph.getModule(to)?.nameForCondition() === file))
      return scriptsOf(group).filter((script) => !own.includes(script));
  }
  return [];
}
