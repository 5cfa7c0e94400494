import { buildAll } from '../build/build-all';
import { ensureBrowser } from '../test/ensure-browser';
import { runTool } from '../test/run-process';

/** `npm run faults`: every remote in turn fails in every way; `npm test` takes one remote. Takes several minutes. */
export async function faults(args: string[]): Promise<void> {
  await ensureBrowser();
  await buildAll([], console.log);
  process.exitCode = await runTool(
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e', 'fault-matrix', 'failing-remote', ...args],
    { MRW_FAULTS: 'all' },
  );
}
