import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAddresses, type Addresses } from '@mrw/shared-contracts/addresses';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One whole product of a test worker: site, remotes' host and sandbox on ports of their own, data in memory. */
export type Stack = {
  addresses: Addresses;
  /** Name of the deployment environment of this stack. */
  environment: string;
  setProfile(name: 'A' | 'B' | 'C'): Promise<void>;
  /** Ends the API at once, as a crash does; without effect while it is ended. Needs data on disk. */
  killApi(): Promise<void>;
  /** Starts it again with the same data. */
  startApi(): Promise<void>;
  /** Restarts the database as after a crash: PostgreSQL where it is installed, else with the API. Needs data on disk. */
  restartDatabase(): Promise<void>;
  stop(): Promise<void>;
};

export type StackData = 'memory' | 'disk';

/** Eight stacks apart: two browser runs on one machine do not meet when each has a slot of its own. */
const indexOf = (worker: number) => Number(process.env['MRW_E2E_SLOT'] ?? 0) * 8 + worker;

/** What a worker's ports lie above those of `npm start`; with whole hundreds one were a port that browsers refuse. */
export const portOffset = (worker: number) => 1_050 + indexOf(worker) * 100;

/**
 * @param worker number of the test worker, from 0
 * @param data `memory`, or `disk`: then the API keeps its data when it is killed
 */
export async function startStack(worker: number, data: StackData): Promise<Stack> {
  const environment = `e2e-${indexOf(worker)}`;
  const folder = data === 'disk' ? fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-stack-')) : null;
  const env = {
    ...process.env,
    MRW_PORT_OFFSET: String(portOffset(worker)),
    MRW_DATA: folder ?? 'memory',
  };
  const child = fork(
    path.join(root, 'tooling/src/commands/main.ts'),
    ['serve', '--environment', environment, ...(folder === null ? [] : ['--postgres'])],
    { cwd: root, env, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const answer = () =>
    new Promise<void>((resolve, reject) => {
      const onExit = (code: number | null) => {
        reject(new Error(`The stack ended with code ${code}.`));
      };
      child.once('exit', onExit);
      child.once('message', () => {
        child.off('exit', onExit);
        resolve();
      });
    });
  await answer();
  // One after the other: a start that overtakes an end would do nothing.
  let last = Promise.resolve();
  const ask = (message: object) => {
    last = last.then(() => {
      child.send(message);
      return answer();
    });
    return last;
  };
  return {
    addresses: readAddresses(env),
    environment,
    setProfile: (profile) => ask({ profile }),
    killApi: () => ask({ api: 'kill' }),
    startApi: () => ask({ api: 'start' }),
    restartDatabase: () => ask({ database: 'restart' }),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          if (folder !== null) fs.rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
