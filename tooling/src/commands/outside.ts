import { buildAll } from '../checks/build/build-all';
import { ensureBrowser } from '../process/ensure-browser';
import { runTool } from '../process/run-process';

/** `npm run outside`: remotes in repositories of their own, from the registry to the running site. */
export async function outside(): Promise<void> {
  process.exitCode = await outsideTests();
}

/** Builds what was not built. @returns the exit code of Playwright */
export async function outsideTests(): Promise<number> {
  await ensureBrowser();
  await buildAll([], console.log);
  return runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/outside.config.ts']);
}
