import { buildAll } from '../checks/build/build-all';
import { ensureBrowser } from '../process/ensure-browser';
import { runTool } from '../process/run-process';

/**
 * `npm run outside`: remotes in repositories of their own, from the registry to the running site.
 *
 * @param all with those of `docs/examples/other-frameworks`, and with versions raised and published by lerna
 */
export async function outside(all: boolean): Promise<void> {
  if (all) process.env['MRW_OUTSIDE'] = 'all';
  process.exitCode = await outsideTests();
}

/** Builds what was not built. @returns the exit code of Playwright */
export async function outsideTests(): Promise<number> {
  await ensureBrowser();
  await buildAll([], console.log);
  return runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/outside.config.ts']);
}
