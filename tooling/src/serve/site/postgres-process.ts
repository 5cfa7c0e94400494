import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A PostgreSQL of one stack, with data that go with it. */
export type PostgresProcess = {
  url: string;
  /** Ends it as a crash does, and starts it again with what was committed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const versions = '/usr/lib/postgresql';
const run = promisify(execFile);

/** @returns null where none is installed (Debian's package `postgresql`) */
export async function startPostgres(port: number): Promise<PostgresProcess | null> {
  const version = fs.existsSync(versions) ? fs.readdirSync(versions).sort().at(-1) : undefined;
  if (version === undefined) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-postgres-'));
  const user = userOf(folder);
  const call = (name: string, args: readonly string[]) =>
    run(path.join(versions, version, 'bin', name), [...args], { cwd: folder, ...user });
  const data = ['-D', path.join(folder, 'data')];
  const control = (...args: string[]) => call('pg_ctl', [...data, '-w', '-l', `${folder}/log`, ...args]);
  await call('initdb', [...data, '--no-sync', '-U', 'mrw', '-A', 'trust']);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  await control('-o', settings, 'start');
  return {
    url: `postgresql://mrw@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await control('-m', 'immediate', 'restart');
    },
    stop: async () => {
      await control('-m', 'immediate', 'stop');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root. */
function userOf(folder: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  const user = { uid: id('-u'), gid: id('-g') };
  fs.chownSync(folder, user.uid, user.gid);
  return user;
}
