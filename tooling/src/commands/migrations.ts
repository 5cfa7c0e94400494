import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { onDemand } from '../process/on-demand';
import { root } from '../process/root';

/** `npm run migrations`: writes what the schema of the sandbox has and its migrations do not, into sandbox/drizzle. */
export function migrations(args: string[]): Promise<void> {
  const folder = onDemand('migrations');
  const program = path.join(folder, 'node_modules/drizzle-kit/bin.cjs');
  const options = ['generate', '--config', path.join(folder, 'drizzle.config.js'), ...args];
  const cwd = path.join(root, 'sandbox');
  process.exitCode =
    spawnSync(process.execPath, [program, ...options], { cwd, stdio: 'inherit' }).status ?? 1;
  return Promise.resolve();
}
