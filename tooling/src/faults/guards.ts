import { runTool } from '../test/run-process';
import { checkGuards } from './check-guards';
import { contractGuards, shellGuards } from './client-guards';

/** The guards of the server and those of the browser's side. */
export async function runGuards(): Promise<number> {
  const server = await runTool('tsx/dist/cli.mjs', ['sandbox/guards/check.ts']);
  const client = checkGuards('shell', shellGuards) + checkGuards('shared-contracts', contractGuards);
  return Math.max(server, client > 0 ? 1 : 0);
}
