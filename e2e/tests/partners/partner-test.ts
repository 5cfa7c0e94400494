import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '../../harness/test';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const main = path.join(root, 'tooling/src/commands/main.ts');

type WorkerParts = {
  /** A registry on this machine with the packages as they are now. */
  registry: string;
};

/** Tests of a partner's developer, who has the registry, the documents and nothing else of the repository. */
export const test = base.extend<object, WorkerParts>({
  registry: [
    async ({ stack }, use) => {
      const { origin, port } = stack.addresses.registry;
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-registry-'));
      const child = spawn(process.execPath, ['--import', 'tsx', main, 'registry'], {
        cwd: root,
        env: { ...process.env, MRW_PORT_REGISTRY: String(port), MRW_REGISTRY: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await said(child, 'The registry of @mrw packages');
      await use(origin);
      child.kill();
      await once(child, 'exit');
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Waits for a line of a program. @throws Error when it ends before */
export function said(child: ChildProcess, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes(line)) resolve();
    });
    child.once('exit', (code) => {
      reject(new Error(`It ended with ${code}: ${text}`));
    });
  });
}

/** A new folder outside of the repository. */
export const newFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-partner-'));

/** `npm install` as the guide says it: never with answers that an earlier registry gave. */
export function install(folder: string, registry: string): void {
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', `--@mrw:registry=${registry}`, ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** `npm run partners -- …` @returns what it says */
export function partners(environment: string, ...args: string[]): string {
  const program = ['--import', 'tsx', main, 'partners', ...args, '--environment', environment];
  const run = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  return run.stdout;
}
