import path from 'node:path';
import { onDemand } from '../process/on-demand';
import { runProcess } from '../process/run-process';

/** `npm run lerna -- version`: versions, tags and publishing of the packages (CONTRIBUTING.md). */
export async function lerna(args: string[]): Promise<void> {
  const program = path.join(onDemand('lerna'), 'node_modules/lerna/dist/cli.js');
  process.exitCode = await runProcess(process.execPath, [program, ...args]);
}
