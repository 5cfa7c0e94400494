const { TestEnvironment } = require('jest-environment-node');

let loaded;
/** Once per worker: to load the sandbox takes longer than most tests. */
const load = () => (loaded ??= loadSandbox());

async function loadSandbox() {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('./sandbox.ts', __filename);
}

/**
 * Node environment whose tests find what starts a sandbox as globals. The sandbox runs outside the sandboxed
 * context of jest, in which the embedded database cannot load its files. CommonJS, as mutation runs require it.
 */
module.exports = class SandboxEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      startTestSandbox: async (options) => (await load()).startTestSandbox(options),
      sharedTestSandbox: async () => (await load()).sharedTestSandbox(),
      workerDatabase: async () => (await load()).workerDatabase(),
    });
  }
};
