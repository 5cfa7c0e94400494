import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { partnersPlace } from '../../release/partners/registry';
import { root, runProgram } from '../../process/root';

/** Milliseconds: it fills a database first, and other work may fill the machine. One that ends is noticed at once. */
const waits = { hint: 30_000, end: 600_000 };

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
 * @throws Error when it ends or does not answer within ten minutes
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
  const program = [runProgram, path.join(root, 'sandbox/src/main.ts')];
  const child = spawn(process.execPath, program, {
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

/**
 * Waits until a program answers; from time to time it says what is awaited.
 *
 * @throws Error with the last answer when the program ends or there is none in the end
 */
export async function answering(
  child: Pick<ChildProcess, 'exitCode' | 'kill'>,
  address: string,
  { hint, end } = waits,
): Promise<void> {
  const begun = performance.now();
  let hints = 0;
  let last = 'nothing';
  const passed = () => performance.now() - begun;
  while (passed() < end) {
    if (child.exitCode !== null) throw new Error(`The sandbox ended with code ${child.exitCode}.`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(hint) }).catch(() => null);
    if (answer && answer.status < 500) return;
    last = answer ? `status ${answer.status}` : 'no answer';
    if (passed() > (hints + 1) * hint) {
      hints += 1;
      console.log(`still waiting for the sandbox: ${last} at ${address} after ${seconds(passed())} s`);
    }
    await wait(150);
  }
  child.kill();
  throw new Error(
    `The sandbox is not up after ${seconds(end)} s: ${last} at ${address}. What it said is above. If nothing is, the machine was busy: end what else runs and start again, what is built is kept. If another program holds the port, MRW_PORT_OFFSET=100 takes others.`,
  );
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 1_000);

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const hard = setTimeout(() => child.kill('SIGKILL'), 5_000);
  child.kill(signal);
  await once(child, 'exit');
  clearTimeout(hard);
}
