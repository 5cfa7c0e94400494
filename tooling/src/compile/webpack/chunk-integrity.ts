import type { Compilation, Compiler } from 'webpack';

type Hooks = ReturnType<Compiler['webpack']['runtime']['LoadScriptRuntimeModule']['getCompilationHooks']>;
type WithHooks = {
  /** `createLink` with Rspack only: webpack leaves style sheets to plug-ins. */
  getCompilationHooks(compilation: Compilation): Hooks & { createLink?: Hooks['createScript'] };
};

/** Selector of an element whose nonce the policy of the page takes. */
export const withNonce = 'script[nonce]';

/**
 * Every chunk that is loaded later carries the hash that the page (of the shell) or the deployment manifest
 * (of a remote) names; a chunk without a hash is refused. The host fills `__MRW_INTEGRITY__` before the entry
 * runs. For webpack and Rspack; with Rspack style sheets too, which get the nonce of the page with their hash.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
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
