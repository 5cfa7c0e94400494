import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { onDemand } from '../process/on-demand';

export type Registry = {
  /** What npm takes as `--registry`. */
  address: string;
  stop(): Promise<void>;
};

/**
 * Starts a registry for npm, for this machine only. Packages that were not published to it come from the registry that
 * npm uses on this machine.
 *
 * @param port where it listens
 * @param folder what is published stays in it
 * @throws Error when it does not start, for example because the port is taken
 */
export async function startRegistry(port: number, folder: string): Promise<Registry> {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'configuration.json');
  fs.writeFileSync(file, JSON.stringify({ ...configurationOf(folder), configPath: file }));
  const program = path.join(onDemand('registry'), 'registry-process.mjs');
  const child = fork(program, [file, String(port)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  if (child.exitCode !== null) throw new Error(`The registry did not start on port ${port}:\n${said}`);
  return {
    address: `http://localhost:${port}`,
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}

/** Anyone on this machine may publish what is ours; all else comes from elsewhere and is not kept. */
function configurationOf(folder: string): object {
  const url = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const everyone = ['$all', '$anonymous'];
  return {
    storage: path.join(folder, 'packages'),
    auth: { htpasswd: { file: path.join(folder, 'users'), max_users: -1 } },
    uplinks: { npm: { url, cache: false } },
    packages: {
      '@mrw/*': { access: everyone, publish: everyone, unpublish: everyone },
      '**': { access: everyone, proxy: 'npm' },
    },
    web: { enable: false },
    log: { type: 'stdout', level: 'error' },
    max_body_size: '100mb',
  };
}
