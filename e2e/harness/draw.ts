import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stack } from './stack';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm run draw -- …` for the environment of a stack. @returns what it says */
export async function draw({ environment, addresses }: Stack, ...args: string[]): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(root, 'tooling/src/commands/main.ts'),
      'draw',
      ...args,
      '--environment',
      environment,
    ],
    {
      cwd: root,
      env: { ...process.env, MRW_PORT_OFFSET: String(addresses.shell.port - 8_080) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  await once(child, 'close');
  return said;
}
