import { spawn } from 'node:child_process';
import { root } from '../root';

/**
 * Runs a program in the project's folder with its output on the terminal.
 *
 * @returns its exit code; 1 when it could not be started
 */
export function runProcess(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => {
      resolve(1);
    });
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

/** A program of an installed package, run by this Node. */
export const runTool = (
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
) => runProcess(process.execPath, [`node_modules/${file}`, ...args], env);
