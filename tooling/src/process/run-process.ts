import { spawn, type StdioOptions } from 'node:child_process';
import { root } from './root';

type Environment = Readonly<Record<string, string | undefined>>;
/** The end of a program whose output was kept. */
export type Ended = { code: number; output: string };

/**
 * Runs a program in the project's folder with its output on the terminal.
 *
 * @returns its exit code; 1 when it could not be started
 */
export async function runProcess(
  program: string,
  args: readonly string[],
  env: Environment = {},
): Promise<number> {
  return (await ended(program, args, env, 'inherit')).code;
}

function ended(
  program: string,
  args: readonly string[],
  env: Environment,
  stdio: StdioOptions,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    let output = '';
    const keep = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', ({ message }) => {
      resolve({ code: 1, output: `${output}${message}\n` });
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A program of an installed package, run by this Node. */
export const runTool = (file: string, args: readonly string[], env: Environment = {}) =>
  runProcess(process.execPath, [`node_modules/${file}`, ...args], env);

/** A program beside other work: its output is kept, so that it is not mixed with theirs. */
export const runProcessBeside = (program: string, args: readonly string[]): Promise<Ended> =>
  ended(program, args, {}, ['ignore', 'pipe', 'pipe']);

/** The same with a program of an installed package. */
export const runToolBeside = (file: string, args: readonly string[]): Promise<Ended> =>
  runProcessBeside(process.execPath, [`node_modules/${file}`, ...args]);

/** Checks the types of projects, of all when none are named, and leaves their declarations in `.tsbuild`. */
export const checkTypes = (projects: Iterable<string> = []) =>
  runTool('typescript-native/bin/tsc', ['-b', ...projects]);
