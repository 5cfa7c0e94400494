import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { until } from './until';

const folder = join(__dirname, '../../..');

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * The sandbox in a process of its own.
 *
 * @param env its settings
 * @returns once it is ready
 * @throws Error with its log when it ends before that
 */
export async function startProcess(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const isReady = await new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        lines.push(line);
        if (line.includes('"msg":"ready"')) resolve(true);
      })
      .once('close', () => {
        resolve(false);
      });
  });
  if (!isReady) throw new Error(`The sandbox ended:\n${lines.join('\n')}`);
  return {
    isAlive: () => child.exitCode === null && child.signalCode === null,
    end: async (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

/** The way to a server, which can be closed and opened again like a server that restarts. */
export async function createWay(host: string, port: number) {
  const callers = new Set<Socket>();
  const server = createServer((caller) => {
    callers.add(caller);
    // Each end that closes closes the other.
    pipeline(caller, connect(port, host), caller, () => callers.delete(caller));
  });
  const own = await freePort();
  const open = async () => {
    await once(server.listen(own, '127.0.0.1'), 'listening');
  };
  await open();
  return {
    port: own,
    open,
    close: async () => {
      const closed = once(server.close(), 'close');
      for (const caller of callers) caller.destroy();
      await closed;
    },
  };
}

/**
 * Debian's nginx in front of an upstream.
 *
 * @param folder for its files
 * @param upstream block that names `mrw_api`
 * @throws Error with its output when it does not start
 */
export async function startNginx(folder: string, port: string, upstream: string) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 256; }
http {
  access_log off; ${temporary.join(' ')}
  ${upstream}
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://mrw_api; proxy_set_header Host $http_host; } }
}
`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', configuration, '-p', folder], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await until('an answer of nginx', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/levels`).catch(() => null);
    return answer !== null || child.exitCode !== null;
  });
  if (child.exitCode !== null) throw new Error(await readFile(join(folder, 'nginx.log'), 'utf8'));
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
