import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type Registry = {
  /** What npm takes as `--registry`. */
  address: string;
  stop(): Promise<void>;
};

const require = createRequire(import.meta.url);
const program = path.join(path.dirname(require.resolve('verdaccio/package.json')), 'bin/verdaccio');

/** How long it may take to answer on a slow machine. */
const patience = 60_000;

/**
 * Starts a registry for npm, of this machine only. Packages that were not published to it come from the registry that
 * npm uses on this machine.
 *
 * @param port where it listens
 * @param folder what is published stays in it
 * @throws Error when it does not start
 */
export async function startRegistry(port: number, folder: string): Promise<Registry> {
  const address = `http://localhost:${port}`;
  if (await answers(address)) throw new Error(`There is a registry on port ${port} already.`);
  fs.mkdirSync(folder, { recursive: true });
  const configuration = path.join(folder, 'configuration.json');
  fs.writeFileSync(configuration, JSON.stringify(configurationOf(folder)));
  const child = spawn(process.execPath, [program, '--config', configuration, '--listen', address], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'exit');
  const registry = {
    address,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
  const until = Date.now() + patience;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > until) {
      await registry.stop();
      throw new Error(`The registry did not start on port ${port}:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return registry;
}

const answers = async (address: string) => (await fetch(`${address}/-/ping`).catch(() => null))?.ok === true;

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
