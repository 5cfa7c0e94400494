import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { guardTransactions } from './transactions';

/** Database or open transaction; every query of the sandbox runs on one of them. */
export type Db = PgDatabase<PgQueryResultHKT>;
export type Connection = { db: Db; kind: 'pglite' | 'postgres'; close(): Promise<void> };

export type DatabaseChoice =
  { kind: 'memory' } | { kind: 'folder'; path: string } | { kind: 'postgres'; url: string };

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** `DATABASE_URL` wins; else `MRW_DATA`: a folder, or `memory`. Default: `var/sandbox` under the cwd. */
export function chooseDatabase(env: Readonly<Record<string, string | undefined>>): DatabaseChoice {
  const url = env['DATABASE_URL'];
  if (url !== undefined && url !== '') return { kind: 'postgres', url };
  const folder = env['MRW_DATA'] ?? 'var/sandbox';
  return folder === 'memory' ? { kind: 'memory' } : { kind: 'folder', path: `${folder}/postgres` };
}

/** Opens the database and brings its tables to the newest form. */
export async function connect(choice: DatabaseChoice): Promise<Connection> {
  return choice.kind === 'postgres' ? connectPostgres(choice.url) : connectPglite(choice);
}

async function connectPostgres(connectionString: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString, max: 20, allowExitOnIdle: true });
  const db = drizzlePg(pool);
  await migratePg(db, { migrationsFolder });
  return { db: guardTransactions(db, pool), kind: 'postgres', close: () => pool.end() };
}

async function connectPglite(choice: Exclude<DatabaseChoice, { kind: 'postgres' }>): Promise<Connection> {
  if (choice.kind === 'folder') await mkdir(dirname(choice.path), { recursive: true });
  const client = await PGlite.create(choice.kind === 'folder' ? { dataDir: choice.path } : {});
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder });
  return { db: guardTransactions(db, client), kind: 'pglite', close: () => client.close() };
}

/** Where files live that are not in the database; in memory mode a temporary folder. */
export function dataFolderOf(env: Readonly<Record<string, string | undefined>>): string {
  const folder = env['MRW_DATA'] ?? 'var/sandbox';
  return folder === 'memory' ? join(tmpdir(), `mrw-sandbox-${process.pid}`) : folder;
}
