import type { Compiler } from 'webpack';

type WithHooks = Pick<Compiler['webpack']['runtime']['LoadScriptRuntimeModule'], 'getCompilationHooks'>;

/**
 * Every chunk that is loaded later carries the hash that the page (of the shell) or the deployment manifest
 * (of a remote) names; a chunk without a hash is refused. The host fills `__MRW_INTEGRITY__` before the entry
 * runs. For webpack and Rspack.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(ChunkIntegrityPlugin.name, (compilation) => {
      // Rspack has the same hook elsewhere.
      const { RuntimePlugin } = compiler.webpack as { RuntimePlugin?: WithHooks };
      const withHooks = RuntimePlugin ?? compiler.webpack.runtime.LoadScriptRuntimeModule;
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
    });
  }
}
