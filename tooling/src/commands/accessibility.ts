import { buildAndRunPlaywright } from './browser-tests';

/**
 * - `npm run accessibility`: every page in every state and language, the wallet at a partner, every flow by keyboard,
 *   report in var/reports/accessibility; hours on a busy machine.
 * - `npm run accessibility -- -g "phone, data"`: a part of it.
 */
export async function accessibility(args: string[]): Promise<void> {
  const env = { MRW_ACCESSIBILITY: 'all', MRW_REPORT: 'accessibility' };
  process.exitCode = await buildAndRunPlaywright(['accessibility/', ...args], env);
}
