import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { partnersPlace } from '../partners/registry';
import { root } from '../root';

/** Milliseconds: it fills a database first, and other work may fill the machine. */
const timeout = 180_000;

/**
 * Runs the sandbox as a process of its own and waits until it answers.
 *
 * @param options.api origin of its API
 * @param options.env settings: ports, data folder, database
 * @throws Error when it ends or does not answer within three minutes
 */
export async function startSandbox(options: {
  api: string;
  /** Origin of the sign-on site, the last to come up. */
  signOn: string;
  env: Readonly<Record<string, string>>;
  quiet: boolean;
}): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'sandbox/src/main.ts')], {
    cwd: root,
    env: { ...process.env, MRW_PARTNERS: partnersPlace(), ...options.env },
    stdio: ['ignore', options.quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  // What fails after it, a build for example, leaves no sandbox behind that holds the ports.
  process.once('exit', () => child.kill());
  await answering(child, `${options.api}/levels`);
  await answering(child, `${options.signOn}/auth/login`);
  return { stop: () => ended(child) };
}

const changes = z.object({ at: z.number() });

/**
 * When the sandbox last changed what it answers, in milliseconds since 1970.
 *
 * @param api origin of its API
 * @returns a function that asks; 0 when there is no answer: pages of an API that is down are as old as their age says
 */
export const sandboxChanges = (api: string) => (): Promise<number> =>
  fetch(`${api}/sandbox/changes`, { signal: AbortSignal.timeout(1_000) })
    .then(async (answer) => changes.parse(await answer.json()).at)
    .catch(() => 0);

async function answering(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The sandbox ended with code ${child.exitCode}.`);
    const answer = await fetch(address).catch(() => null);
    if (answer && answer.status < 500) return;
    await wait(150);
  }
  child.kill();
  throw new Error('The sandbox did not answer within three minutes.');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const hard = setTimeout(() => child.kill('SIGKILL'), 5_000);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(hard);
}
