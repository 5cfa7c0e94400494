import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { partnersPlace } from '../../release/partners/registry';
import { root } from '../../process/root';

/** Milliseconds: it fills a database first, and other work may fill the machine. */
const timeout = 180_000;

/** A sandbox that runs as a process of its own. */
type RunningSandbox = {
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Starts it again after that; without effect while it runs. */
  start(): Promise<void>;
};

type Options = {
  /** Origin of its API. */
  api: string;
  /** Origin of the sign-on site, the last to come up. */
  signOn: string;
  /** Settings: ports, data folder, database. */
  env: Readonly<Record<string, string>>;
  quiet: boolean;
};

/**
 * Runs the sandbox and waits until it answers.
 *
 * @throws Error when it ends or does not answer within three minutes
 */
export async function startSandbox(options: Options): Promise<RunningSandbox> {
  let child = await answeringProcess(options);
  return {
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
    start: async () => {
      if (hasEnded(child)) child = await answeringProcess(options);
    },
  };
}

async function answeringProcess({ api, signOn, env, quiet }: Options): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'sandbox/src/main.ts')], {
    cwd: root,
    env: { ...process.env, MRW_PARTNERS: partnersPlace(), ...env },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  // What fails after it, a build for example, leaves no sandbox behind that holds the ports.
  process.once('exit', () => child.kill());
  await answering(child, `${api}/levels`);
  await answering(child, `${signOn}/auth/login`);
  return child;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

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

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const hard = setTimeout(() => child.kill('SIGKILL'), 5_000);
  child.kill(signal);
  await once(child, 'exit');
  clearTimeout(hard);
}
