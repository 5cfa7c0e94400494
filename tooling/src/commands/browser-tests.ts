import { buildAll } from '../checks/build/build-all';
import { ensureBrowser } from '../process/ensure-browser';
import { runTool } from '../process/run-process';

/** Runs browser tests with what was built last. @returns the exit code of Playwright */
export const runPlaywright = (
  specs: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> => runTool('@playwright/test/cli.js', ['test', '-c', 'e2e', ...specs], env);

/** The same after everything that is stale was built. */
export async function buildAndRunPlaywright(...run: Parameters<typeof runPlaywright>): Promise<number> {
  await ensureBrowser();
  await buildAll([], console.log);
  return runPlaywright(...run);
}
