import { spawn } from 'node:child_process';

/**
 * Runs a Node program instead of this process: with its terminal, signals and exit code. The channel also reports an
 * exit without a signal.
 *
 * @param {readonly string[]} args
 * @param {string} folder
 */
export function runCommand(args, folder) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // npm passes SIGINT and SIGTERM on to this process only.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
