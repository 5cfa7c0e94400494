import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { makeDatabase } from './make-database';
import { listenEmbedded, listenPostgres, type Listen } from './listen';
import { guardTransactions } from './transactions';

/** Database or open transaction; every query of the sandbox runs on one of them. */
export type Db = PgDatabase<PgQueryResultHKT>;
/** One transaction, and the moment at which all of it happens. */
export type Work = { tx: Db; now: Date };
export type Connection = ReturnType<typeof guardTransactions> & {
  kind: 'pglite' | 'postgres';
  /** Hears of what `wake` tells. */
  listen: Listen;
  close(): Promise<void>;
};

export type DatabaseChoice =
  /** `files`: an archive of those of an empty database, which take seconds to make. */
  { kind: 'memory'; files?: Blob } | { kind: 'folder'; path: string } | { kind: 'postgres'; url: string };

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

type Env = Readonly<Record<string, string | undefined>>;

const placeOf = (env: Env): string => env['MRW_DATA'] ?? 'var/sandbox';

/** Whether nothing outlives the process that is not in `DATABASE_URL`. */
export const isTemporary = (env: Env): boolean => placeOf(env) === 'memory';

/** `DATABASE_URL` wins; else `MRW_DATA`: a folder, or `memory`. Default: `var/sandbox` under the cwd. */
export function chooseDatabase(env: Env): DatabaseChoice {
  const url = env['DATABASE_URL'];
  if (url !== undefined && url !== '') return { kind: 'postgres', url };
  return isTemporary(env) ? { kind: 'memory' } : { kind: 'folder', path: `${placeOf(env)}/postgres` };
}

/**
 * Opens the database and brings its tables to the newest form.
 *
 * @param prepare what has to be done once before the first call; of several processes that start together each waits
 *   for the one before
 */
export async function connect(
  choice: DatabaseChoice,
  prepare: (db: Db) => Promise<void>,
): Promise<Connection> {
  return choice.kind === 'postgres' ? connectPostgres(choice.url, prepare) : connectPglite(choice, prepare);
}

/** Any number that is no other lock's. */
const startLock = 4_000;
/** Milliseconds that a call waits for a connection, and that a transaction may do nothing: its process may be lost. */
const connectionTimeout = 30_000;
const idleTimeout = 60_000;

async function connectPostgres(connectionString: string, prepare: (db: Db) => Promise<void>) {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    allowExitOnIdle: true,
    keepAlive: true,
    connectionTimeoutMillis: connectionTimeout,
    idle_in_transaction_session_timeout: idleTimeout,
  });
  // Without a listener the end of a connection ends the process; the call that used it fails by itself.
  const listener = () => undefined;
  pool.on('error', listener).on('connect', (client) => client.on('error', listener));
  // Drizzle's own transaction does not give a connection back that is lost at its begin.
  const begin: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzlePg(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  const guarded = guardTransactions(drizzlePg(pool), pool, begin);
  const starter = new pg.Client({ connectionString });
  await starter.connect();
  try {
    await starter.query('SELECT pg_advisory_lock($1)', [startLock]);
    await migratePg(drizzlePg(starter), { migrationsFolder });
    await prepare(guarded.db);
  } finally {
    await starter.end();
  }
  return {
    ...guarded,
    kind: 'postgres' as const,
    listen: listenPostgres(connectionString),
    close: () => pool.end(),
  };
}

async function connectPglite(
  choice: Exclude<DatabaseChoice, { kind: 'postgres' }>,
  prepare: (db: Db) => Promise<void>,
) {
  if (choice.kind === 'folder') await makeDatabase(choice.path);
  const client = await PGlite.create(optionsOf(choice));
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder });
  const guarded = guardTransactions(db, client, db.transaction.bind(db));
  await prepare(guarded.db);
  return {
    ...guarded,
    kind: 'pglite' as const,
    listen: listenEmbedded(client),
    close: () => client.close(),
  };
}

function optionsOf(choice: Exclude<DatabaseChoice, { kind: 'postgres' }>): PGliteOptions {
  if (choice.kind === 'folder') return { dataDir: choice.path };
  return choice.files ? { loadDataDir: choice.files } : {};
}

/** Storage of files that are not in the database; in memory mode a temporary folder. */
export const dataFolderOf = (env: Env): string =>
  isTemporary(env) ? join(tmpdir(), `mrw-sandbox-${process.pid}`) : placeOf(env);
