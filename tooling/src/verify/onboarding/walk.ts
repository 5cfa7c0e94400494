import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Step } from './guide';

/** How long a command may take on a slow machine. */
const timeout = 15 * 60_000;
/** Serving commands print this when they are ready. */
const ready = 'Ctrl-C stops everything';

export type Walk = {
  /** A fresh clone. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Output of the commands. */
  log: fs.WriteStream;
};

/** Runs one step of the guide. @throws Error with the end of the output of a failed command */
export async function take(step: Step, walk: Walk, running: Running): Promise<void> {
  if (step.kind === 'run') {
    if (serves(step.command)) await running.start(step.command, walk);
    else await finish(launch(step.command, walk), step.command);
    return;
  }
  const file = path.join(walk.folder, step.file);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (step.kind === 'write') {
    fs.writeFileSync(file, step.text);
    return;
  }
  const text = fs.readFileSync(file, 'utf8');
  if (text.split(step.before).length !== 2) throw new Error(`The change does not fit ${step.file}.`);
  fs.writeFileSync(
    file,
    text.replace(step.before, () => step.after),
  );
}

const serves = (command: string) => command === 'npm start' || command.startsWith('npm run dev');

/** The one command that serves at a time: a reader stops it before the next. */
export class Running {
  private server: ChildProcess | null = null;

  async start(command: string, walk: Walk): Promise<void> {
    await this.stop();
    const launched = launch(command, walk);
    this.server = launched.child;
    const end = Date.now() + timeout;
    while (!launched.said().includes(ready)) {
      if (launched.child.exitCode !== null || Date.now() > end)
        throw new Error(`${command} did not serve:\n${launched.said().slice(-4_000)}`);
      await pause(200);
    }
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (!server?.pid || !isAlive(-server.pid)) return;
    process.kill(-server.pid, 'SIGINT');
    // The shell goes at once, what it started closes its ports first.
    while (isAlive(-server.pid)) await pause(100);
  }
}

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

/** A shell of its own process group, so that nothing it started stays behind. */
function launch(command: string, { folder, env, log }: Walk) {
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      text = (text + data.toString()).slice(-20_000);
      log.write(data);
    });
  return { child, said: () => text };
}

async function finish({ child, said }: ReturnType<typeof launch>, command: string): Promise<void> {
  const late = setTimeout(() => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, timeout);
  await once(child, 'exit');
  clearTimeout(late);
  if (child.exitCode !== 0) throw new Error(`${command} failed:\n${said().slice(-4_000)}`);
}
