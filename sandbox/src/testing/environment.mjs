import { TestEnvironment } from 'jest-environment-node';
import { tsImport } from 'tsx/esm/api';

/**
 * Node environment whose tests find `startTestSandbox` as a global. The sandbox runs outside the sandboxed
 * context of jest, in which the embedded database cannot load its files.
 */
export default class SandboxEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { startTestSandbox } = await tsImport('./sandbox.ts', import.meta.url);
    this.global.startTestSandbox = startTestSandbox;
  }
}
