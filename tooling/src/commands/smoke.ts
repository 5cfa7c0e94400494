import { buildAll } from '../checks/build/build-all';
import { runPlaywright } from './browser-tests';
import { ensureOtherBrowsers } from '../process/ensure-browser';

/**
 * `npm run smoke`: the main flows in Debian's Firefox and WebKit, which it installs when it may and they are
 * missing.
 */
export async function smoke(args: string[]): Promise<void> {
  await ensureOtherBrowsers();
  await buildAll([], console.log);
  process.exitCode = await runPlaywright(['browsers/smoke.spec.ts', ...args], {
    MRW_SMOKE: 'all',
    MRW_REPORT: 'smoke',
  });
}
