import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { productHash } from '../build/product-sources';
import { auditPage } from '../accessibility-audit/audit-page';
import { auditResults } from '../accessibility-audit/audit-results';
import { buildAndRunPlaywright } from './browser-tests';
import { runTool } from '../test/run-process';

/**
 * - `npm run accessibility`: every page in every state and language, the wallet at a partner, every flow by keyboard,
 *   into docs/accessibility.md; hours on a busy machine.
 * - `npm run accessibility -- -g "phone, data"`: a part of it; the page keeps the last result of the others.
 * - `npm run accessibility -- table`: only the page.
 */
export async function accessibility(args: string[]): Promise<void> {
  if (args[0] !== 'table')
    process.exitCode = await buildAndRunPlaywright(['accessibility/', ...args], { MRW_ACCESSIBILITY: 'all' });
  fs.writeFileSync(path.join(root, 'docs/accessibility.md'), auditPage(auditResults(), productHash()));
  await runTool('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', 'docs/accessibility.md']);
}
