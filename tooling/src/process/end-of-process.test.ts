/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './root';

const waiting = path.join(root, 'tooling/src/verify/testing/waiting-program.ts');
const starter = `import(${JSON.stringify(path.join(root, 'tooling/bin/run-command.mjs'))}).then(({ runCommand }) =>
  runCommand(['--import', 'tsx', ${JSON.stringify(waiting)}], ${JSON.stringify(root)}))`;

// SIGKILL ends the starter without a word: the program notices it by the channel.
test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'a command that serves ends in order when the process that started it gets %s',
  async (signal) => {
    const child = spawn(process.execPath, ['-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (data.toString().includes('ready')) child.kill(signal);
    });
    // The output ends with the last process that holds it.
    await once(child, 'close');
    expect(said).toBe('ready\nended in order\n');
  },
  60_000,
);
