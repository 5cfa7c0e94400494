import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { root } from '../process/root';
import { findChromium } from '../process/find-chromium';

/**
 * Keeps the pages of this machine's site drawn, in a process of its own behind all others.
 *
 * @returns a line that says so, or why not, and how to end it
 */
export function startDrawing(profile: string): { line: string; stop(): void } {
  const chromium = findChromium();
  if (!chromium)
    return { line: 'pages are not drawn: no Chromium (MRW_CHROMIUM names one)', stop: () => undefined };
  const main = path.join(root, 'tooling/src/commands/main.ts');
  const args = ['--import', 'tsx', main, 'draw', '--watch', '--workers', '1', '--profile', profile];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  return { line: `pages are drawn with ${chromium}, and kept fresh`, stop: () => void child.kill() };
}
