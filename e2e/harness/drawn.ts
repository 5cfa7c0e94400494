import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Stack } from './stack';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Draws pages of a stack as the job does, in every language. @throws Error with its output when it fails */
export async function draw({ environment, addresses }: Stack, ...pages: readonly string[]): Promise<void> {
  const main = path.join(root, 'tooling/src/commands/main.ts');
  const offset = Number(new URL(addresses.shell.origin).port) - 8_080;
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', main, 'draw', ...pages, '--environment', environment, '--workers', '1'],
    { cwd: root, env: { ...process.env, MRW_PORT_OFFSET: String(offset) } },
  );
}
