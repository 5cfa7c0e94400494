import { buildAll } from '../build/build-all';
import { ensureOtherBrowsers } from '../test/ensure-browser';
import { runTool } from '../test/run-process';

/**
 * `npm run smoke`: the main flows in Debian's Firefox and WebKit, which it installs when it may and they are
 * missing.
 */
export async function smoke(args: string[]): Promise<void> {
  await ensureOtherBrowsers();
  await buildAll([], console.log);
  process.exitCode = await runTool(
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e', 'browsers/smoke.spec.ts', ...args],
    { MRW_SMOKE: 'all' },
  );
}
