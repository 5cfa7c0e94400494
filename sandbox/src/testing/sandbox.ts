import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { Validator } from '@seriousme/openapi-schema-validator';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createSandbox } from '../app';
import type { Sandbox, SandboxOptions } from '../app';
import { createClock } from '../clock';
import { buildSeed } from '../seed/index';

export type Answer = { status: number; body: unknown; headers: Readonly<Record<string, unknown>> };
export type Client = {
  uid: string;
  tokens: { access: string; refresh: string };
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<Answer>;
  get(url: string): Promise<Answer>;
  post(url: string, payload?: object): Promise<Answer>;
};

/** The API in this process, on a database in memory or on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function startTestSandbox(given: Partial<SandboxOptions> = {}) {
  const temporary = await mkdtemp(join(tmpdir(), 'mrw-test-'));
  const url = process.env['TEST_DATABASE_URL'];
  const lines: string[] = [];
  const sandbox = await createSandbox({
    database: url === undefined ? { kind: 'memory' } : { kind: 'postgres', url },
    addresses: readAddresses({}),
    buildSeed,
    dataFolder: temporary,
    clock: createClock(),
    logger: pino({}, { write: (line: string) => lines.push(line) }),
    ...given,
  });
  const { db } = sandbox.context.connection;
  return {
    ...sandbox,
    isPostgres: url !== undefined,
    visitor: clientOf(sandbox, '', { access: '', refresh: '' }),
    logIn: (login: string, password = 'Demo1234') => logIn(sandbox, login, password),
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

export async function logIn(sandbox: Sandbox, login: string, password = 'Demo1234'): Promise<Client> {
  const answer = await sandbox.signOn.logIn({ login, password });
  if (answer.kind !== 'ok') throw new Error(`${login} cannot log in: ${answer.kind}`);
  const response = await sandbox.api.inject({
    method: 'POST',
    url: '/auth/access_token',
    payload: { authorization_code: answer.code },
  });
  const tokens = response.json<{ access: string; refresh: string }>();
  const claims: { sub: string } = JSON.parse(
    Buffer.from(tokens.access.split('.')[1] ?? '', 'base64url').toString(),
  );
  return clientOf(sandbox, claims.sub, tokens);
}

export function clientOf(sandbox: Sandbox, uid: string, tokens: Client['tokens']): Client {
  const call: Client['call'] = async (method, url, payload) => {
    const response = await sandbox.api.inject({
      method,
      url: url.replace('{uid}', uid),
      headers: tokens.access === '' ? {} : { authorization: `Bearer ${tokens.access}` },
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
