import { runTool } from '../../process/run-process';

/**
 * Opens the first page of remotes in a browser, beside what else is live.
 *
 * @param remotes all when empty
 * @returns whether each is shown, reports no error and has no fault that axe finds
 */
export async function firstPages(
  remotes: readonly string[],
  served: Readonly<Record<string, string>>,
): Promise<boolean> {
  const test = 'tests/federation/first-pages.spec.ts';
  const args = ['test', '-c', 'e2e', '--workers=1', '--reporter=list', test];
  const env = { ...served, MRW_FIRST_PAGES: remotes.join(',') };
  return (await runTool('@playwright/test/cli.js', args, env)) === 0;
}
