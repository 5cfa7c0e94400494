import { TestEnvironment } from 'jest-environment-node';
import { tsImport } from 'tsx/esm/api';

// Once per worker: to load the sandbox takes longer than most tests.
const loaded = tsImport('./sandbox.ts', import.meta.url);

/**
 * Node environment whose tests find `startTestSandbox` and `sharedTestSandbox` as globals. The sandbox runs
 * outside the sandboxed context of jest, in which the embedded database cannot load its files.
 */
export default class SandboxEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { startTestSandbox, sharedTestSandbox, workerDatabase } = await loaded;
    Object.assign(this.global, { startTestSandbox, sharedTestSandbox, workerDatabase });
  }
}
