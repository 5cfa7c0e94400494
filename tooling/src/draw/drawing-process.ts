import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { Deployments } from '../release/deployments';
import { root, runProgram } from '../process/root';
import { findChromium } from '../process/find-chromium';
import { drawingDue, type Seen } from './drawing-due';

type Drawn = {
  profile: string;
  deployments: Pick<Deployments, 'read'>;
  /** When the API last changed what it answers, in milliseconds since 1970. */
  changedAt(): Promise<number>;
};

/** Milliseconds between two looks at what is live, and before the first: the first page comes first. */
const look = 2_000;
const first = 10_000;

/**
 * Keeps the pages of this machine's site drawn, behind all other work: in a process that runs while there is something
 * to draw, since it needs half as much memory as all others.
 *
 * @returns a line that says so, or why not, and how to end it
 */
export function startDrawing({ profile, deployments, changedAt }: Drawn): { line: string; stop(): void } {
  const chromium = findChromium();
  if (!chromium)
    return { line: 'pages are not drawn: no Chromium (MRW_CHROMIUM names one)', stop: () => undefined };
  let child: ChildProcess | null = null;
  let drawn: Seen | null = null;
  const lookAgain = async () => {
    const seen = { revision: (await deployments.read()).revision, at: Date.now() };
    if (child) {
      // It draws what is not live any more.
      if (drawn?.revision !== seen.revision) child.kill();
      return;
    }
    if (!(await drawingDue(drawn, seen, changedAt))) return;
    drawn = seen;
    child = drawing(profile);
    child.once('exit', () => {
      child = null;
    });
  };
  let timer = setTimeout(function next() {
    lookAgain()
      .catch((error: unknown) => {
        console.error(error);
      })
      .finally(() => {
        timer = setTimeout(next, look);
      });
  }, first);
  const stop = () => {
    clearTimeout(timer);
    child?.kill();
  };
  return { line: `pages are drawn with ${chromium}, and kept fresh`, stop };
}

function drawing(profile: string): ChildProcess {
  const main = path.join(root, 'tooling/src/commands/main.ts');
  const args = [runProgram, main, 'draw', '--workers', '1', '--profile', profile];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}
