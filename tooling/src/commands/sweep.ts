import fs from 'node:fs';
import path from 'node:path';
import { buildAll } from '../build/build-all';
import { root } from '../root';
import { sweepPage } from '../sweep/sweep-page';
import { sweepResults } from '../sweep/sweep-results';
import { ensureBrowser } from '../test/ensure-browser';
import { runTool } from '../test/run-process';

/**
 * - `npm run sweep`: every page in every state and language, the wallet at a partner, every flow by keyboard,
 *   into docs/accessibility.md; hours on a busy machine.
 * - `npm run sweep -- -g "phone, data"`: a part of it; the page keeps the last result of the others.
 * - `npm run sweep -- table`: only the page.
 */
export async function sweep(args: string[]): Promise<void> {
  if (args[0] !== 'table') {
    await ensureBrowser();
    await buildAll([], console.log);
    const run = ['test', '-c', 'e2e', 'sweeps/', ...args];
    process.exitCode = await runTool('@playwright/test/cli.js', run, { MRW_SWEEP: 'all' });
  }
  fs.writeFileSync(path.join(root, 'docs/accessibility.md'), sweepPage(sweepResults()));
  await runTool('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', 'docs/accessibility.md']);
}
