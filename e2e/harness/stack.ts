import { fork } from 'node:child_process';
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
  stop(): Promise<void>;
};

/** Four stacks apart: two browser runs on one machine do not meet when each has a slot of its own. */
const firstIndex = Number(process.env['MRW_E2E_SLOT'] ?? 0) * 4;

/** @param worker number of the test worker, from 0 */
export async function startStack(worker: number): Promise<Stack> {
  const index = firstIndex + worker;
  const environment = `e2e-${index}`;
  const env = {
    ...process.env,
    MRW_PORT_OFFSET: String(1_000 + index * 100),
    MRW_DATA: 'memory',
  };
  const child = fork(
    path.join(root, 'tooling/src/commands/main.ts'),
    ['serve', '--environment', environment],
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
  return {
    addresses: readAddresses(env),
    environment,
    setProfile: async (name) => {
      child.send({ profile: name });
      await answer();
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
