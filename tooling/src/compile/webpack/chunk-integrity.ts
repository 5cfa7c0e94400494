import fs from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import * as z from 'zod/mini';

type Hooks = ReturnType<Compiler['webpack']['runtime']['LoadScriptRuntimeModule']['getCompilationHooks']>;
type WithHooks = {
  /** `createLink` with Rspack only: webpack leaves style sheets to plug-ins. */
  getCompilationHooks(compilation: Compilation): Hooks & { createLink?: Hooks['createScript'] };
};

/** Selector of an element whose nonce the policy of the page takes. */
export const withNonce = 'script[nonce]';

const read = <T extends z.ZodMiniType>(folder: string, file: string, schema: T) =>
  schema.parse(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));

/**
 * The name by which the chunks of a release find their runtime. Without one the tools take that of package.json, and then
 * the chunks of a version that failed are taken for those of the version before.
 */
const nameOf = (folder: string): string =>
  [
    read(folder, 'remote.json', z.object({ name: z.string() })).name,
    read(folder, 'package.json', z.object({ version: z.string() })).version,
  ].join('@');

/**
 * Every chunk that is loaded later carries the hash that the page (of the shell) or the deployment manifest
 * (of a remote) names; a chunk without a hash is refused. The host fills `__MRW_INTEGRITY__` before the entry
 * runs. A build without an `output.uniqueName` gets that of its release. For webpack and Rspack; with Rspack style
 * sheets too, which get the nonce of the page with their hash.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.options.output.uniqueName ??= nameOf(compiler.context);
    compiler.hooks.thisCompilation.tap(ChunkIntegrityPlugin.name, (compilation) => {
      // Rspack has the same hook elsewhere.
      const { RuntimePlugin } = compiler.webpack as { RuntimePlugin?: WithHooks };
      const withHooks: WithHooks = RuntimePlugin ?? compiler.webpack.runtime.LoadScriptRuntimeModule;
      const hooks = withHooks.getCompilationHooks(compilation);
      hooks.createScript.tap(ChunkIntegrityPlugin.name, (source) =>
        [
          source,
          'var mrwHash = (globalThis.__MRW_INTEGRITY__ || {})[url];',
          'if (mrwHash) {',
          '  script.integrity = mrwHash;',
          '  script.crossOrigin = "anonymous";',
          '} else {',
          // Never fetched. An error thrown here would leave a chunk that is waited for without end.
          '  script.type = "text/refused";',
          '  setTimeout(function () { if (script.onerror) script.onerror({ type: "MRW-104", target: script }); });',
          '}',
        ].join('\n'),
      );
      hooks.createLink?.tap(ChunkIntegrityPlugin.name, (source) =>
        [
          source,
          'var mrwHash = (globalThis.__MRW_INTEGRITY__ || {})[url];',
          'if (mrwHash) {',
          '  link.integrity = mrwHash;',
          '  link.crossOrigin = "anonymous";',
          `  link.nonce = document.querySelector("${withNonce}").nonce;`,
          '}',
        ].join('\n'),
      );
    });
  }
}
