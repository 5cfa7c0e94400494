import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { tokenPair } from '@mrw/shared-contracts/api/auth';
import { Validator } from '@seriousme/openapi-schema-validator';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { createSandbox } from '../../app';
import type { Sandbox, SandboxOptions } from '../../app';
import { createClock } from '../../platform/clock';
import type { DatabaseChoice } from '../../platform/db/connect';
import { authorization_codes } from '../../platform/db/schema/access';
import { members } from '../../platform/db/schema/members';
import { buildSeed } from '../../content/seed/index';
import { readPushSettings } from '../../platform/push/settings';
import { newDatabase } from './worker-database';

export type Answer = { status: number; body: unknown; headers: Readonly<Record<string, unknown>> };
export type Client = {
  uid: string;
  tokens: { access: string; refresh: string };
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<Answer>;
  get(url: string): Promise<Answer>;
  post(url: string, payload?: object): Promise<Answer>;
};

let database: Promise<string> | null = null;

/** Address of the database that the sandboxes of this worker share on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function workerDatabase(): Promise<string | null> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? null : (database ??= newDatabase(server));
}

async function testDatabase(): Promise<DatabaseChoice> {
  const url = await workerDatabase();
  return url === null ? { kind: 'memory', files: await emptyFiles() } : { kind: 'postgres', url };
}

let files: Promise<Blob> | null = null;

/** The files of an empty embedded database, made once per worker. */
const emptyFiles = (): Promise<Blob> => (files ??= makeFiles());

async function makeFiles(): Promise<Blob> {
  const client = await PGlite.create();
  const made = await client.dumpDataDir('none');
  await client.close();
  return made;
}

let shared: Promise<TestSandbox> | null = null;

/** The one sandbox of this worker, until the worker ends (jest may end it with a signal) or it is stopped. */
export const sharedTestSandbox = (): Promise<TestSandbox> => (shared ??= startSharedSandbox());

async function startSharedSandbox(): Promise<TestSandbox> {
  const sandbox = await startTestSandbox();
  const exit = () => process.exit();
  const removeFiles = () => {
    rmSync(sandbox.context.dataFolder, { recursive: true, force: true });
  };
  process.once('SIGTERM', exit);
  process.once('exit', removeFiles);
  return {
    ...sandbox,
    stop: async () => {
      shared = null;
      process.off('SIGTERM', exit);
      process.off('exit', removeFiles);
      await sandbox.stop();
    },
  };
}

/** The API in this process, on a database in memory or on the one of this worker on PostgreSQL. */
export async function startTestSandbox(given: Partial<SandboxOptions> = {}) {
  const temporary = await mkdtemp(join(tmpdir(), 'mrw-test-'));
  const database = given.database ?? (await testDatabase());
  const lines: string[] = [];
  const sandbox = await createSandbox({
    database,
    addresses: readAddresses({}),
    buildSeed,
    dataFolder: temporary,
    clock: createClock(),
    push: readPushSettings({}),
    logger: pino({}, { write: (line: string) => lines.push(line) }),
    ...given,
  });
  const { db } = sandbox.context.connection;
  return {
    ...sandbox,
    isPostgres: database.kind === 'postgres',
    visitor: clientOf(sandbox, '', { access: '', refresh: '' }),
    logIn: (login: string) => logIn(sandbox, login),
    enter: (code: string, userAgent?: string) => enter(sandbox, code, userAgent),
    /** What was logged so far, as text. */
    logs: () => lines.join(''),
    /** Rows of a query that looks behind the API. */
    rows: async (query: string): Promise<unknown[]> => readRows(await db.execute(sql.raw(query))),
    /** What is wrong with an OpenAPI document. */
    contractFaults: async (document: object) =>
      (await new Validator().validate({ ...document })).errors ?? [],
    stop: async () => {
      await sandbox.stop();
      await rm(temporary, { recursive: true, force: true });
    },
  };
}

const readRows = (result: unknown): unknown[] =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : [];

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/** Logs in without a password; that passwords lead to such codes has tests of its own. */
export async function logIn(sandbox: Sandbox, login: string): Promise<Client> {
  const { connection, clock } = sandbox.context;
  const code = randomUUID();
  const [member] = await connection.db.select().from(members).where(eq(members.login_name, login));
  if (member === undefined) throw new Error(`There is no member ${login}`);
  const row = { code, member_id: member.id, created_at: clock.now() };
  await connection.db.insert(authorization_codes).values(row);
  return enter(sandbox, code);
}

const subject = z.object({ sub: z.string() });

/** Opens a session with an authorization code. */
async function enter(sandbox: Sandbox, code: string, userAgent?: string): Promise<Client> {
  const response = await sandbox.api.inject({
    method: 'POST',
    url: '/auth/access_token',
    headers: userAgent === undefined ? {} : { 'user-agent': userAgent },
    payload: { authorization_code: code },
  });
  const tokens = tokenPair.parse(response.json());
  const [, claims = ''] = tokens.access.split('.');
  const { sub } = subject.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  return clientOf(sandbox, sub, tokens);
}

export function clientOf(sandbox: Sandbox, uid: string, tokens: Client['tokens']): Client {
  const call: Client['call'] = async (method, url, payload) => {
    const response = await sandbox.api.inject({
      method,
      url: url.replace('{uid}', uid),
      headers: {
        ...(tokens.access === '' ? {} : { authorization: `Bearer ${tokens.access}` }),
        // As the product does: the whole call is one transaction then.
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    };
  };
  return {
    uid,
    tokens,
    call,
    get: (url) => call('GET', url),
    post: (url, payload = {}) => call('POST', url, payload),
  };
}
