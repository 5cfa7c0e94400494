import { buildAll } from '../checks/build/build-all';
import { ensureBrowser } from '../process/ensure-browser';
import { runTool } from '../process/run-process';

/** `npm run outside`: remotes in repositories of their own, from the registry to the running site. */
export async function outside(): Promise<void> {
  await ensureBrowser();
  await buildAll([], console.log);
  process.exitCode = await outsideTests();
}

/** The same with what was built last. @returns the exit code of Playwright */
export const outsideTests = (): Promise<number> =>
  runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/outside.config.ts']);
