import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Folder of this repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

type Environment = Readonly<Record<string, string>>;

/** Where a team works that has nothing of this repository: a folder without `node_modules` above it. */
export class Desk {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outside-'));
  /** Every command that came to its end or was ready. */
  readonly ran: string[] = [];
  private readonly running: ChildProcess[] = [];

  /** @param settings environment variables of every command */
  constructor(private readonly settings: Environment = {}) {
    for (let above = this.folder; above !== path.dirname(above); above = path.dirname(above))
      if (fs.existsSync(path.join(above, 'node_modules'))) throw new Error(`${above} has node_modules.`);
    // `npm config set` writes here, and finds what this machine has set.
    const own = process.env['npm_config_userconfig'] ?? path.join(os.homedir(), '.npmrc');
    fs.writeFileSync(this.npmSettings, fs.existsSync(own) ? fs.readFileSync(own) : '');
  }

  private get npmSettings(): string {
    return this.at('npmrc');
  }

  at(...names: string[]): string {
    return path.join(this.folder, ...names);
  }

  /** Runs a command to its end. @returns what it said @throws Error with that when it fails */
  async run(folder: string, command: string, settings: Environment = {}): Promise<string> {
    const options = { cwd: folder, env: this.environment(settings), maxBuffer: 2 ** 26 };
    const [program = '', ...args] = command.split(' ');
    try {
      const { stdout } = await promisify(execFile)(program, args, options);
      this.ran.push(
        command,
        ...Object.entries(settings).map(([name, value]) => `${name}=${value} ${command}`),
      );
      return stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command} failed:\n${stdout}\n${stderr}`, { cause: error });
    }
  }

  /** Starts a command that goes on until the end. @returns the match of what it says when it is ready */
  serve(
    folder: string,
    command: string,
    ready: RegExp,
    settings: Environment = {},
  ): Promise<RegExpExecArray> {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, { cwd: folder, env: this.environment(settings), detached: true });
    this.running.push(child);
    let said = '';
    return new Promise((resolve, reject) => {
      const listen = (text: Buffer) => {
        said += text.toString();
        const match = ready.exec(said);
        if (!match) return;
        this.ran.push(command);
        resolve(match);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('exit', () => {
        reject(new Error(`${command} ended:\n${said}`));
      });
    });
  }

  /** Ends what it started last. */
  async stop(): Promise<void> {
    const child = this.running.pop();
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // npm and what it runs.
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  }

  async clear(): Promise<void> {
    while (this.running.length > 0) await this.stop();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  /** The variables of the npm that runs these tests are not for the npm of another repository. */
  private environment(settings: Environment): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(([name]) => !/^(npm_|MRW_|INIT_CWD|NODE_)/.test(name));
    const npm = { npm_config_userconfig: this.npmSettings };
    return { ...Object.fromEntries(own), CI: 'true', ...npm, ...this.settings, ...settings };
  }
}
