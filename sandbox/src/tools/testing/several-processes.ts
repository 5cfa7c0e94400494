import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenPair } from '@mrw/shared-contracts/api/auth';
import pg from 'pg';
import * as z from 'zod/mini';
import { createWay, freePort, startProcess } from './api-process';
import { newDatabase } from './worker-database';

/** The section of docs/guides/operating.md. */
const [, section = ''] = readFileSync(join(__dirname, '../../../../docs/guides/operating.md'), 'utf8').split(
  '## Several API processes\n',
);
/** A block of the section, with what differs here. */
function blockOf(language: string, changes: Readonly<Record<string, string>>): string {
  const [, text = ''] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(section) ?? [];
  return Object.entries(changes).reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}
const settingsIn = (line: string): Record<string, string> =>
  Object.fromEntries(
    [...line.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );

const sites = ['SIGN_ON', 'GIFT_CARD_FRAME', 'FAMILY_BOOKING', 'PARTNER'];
const count = z.tuple([z.object({ count: z.coerce.number() })]);
const bought = z.object({ id: z.optional(z.string()), detail: z.optional(z.string()) });
type Answer = z.infer<typeof bought> & { status: number; retryAfter: string | null };

/** The two processes of the page, started together on an empty database that they reach by a way of their own. */
export async function startSeveral(server: string) {
  const url = new URL(await newDatabase(server, 'several'));
  const db = new pg.Client({ connectionString: url.href });
  await db.connect();
  const way = await createWay(url.hostname, Number(url.port || 5432));
  url.host = `127.0.0.1:${way.port}`;
  const folder = await mkdtemp(join(tmpdir(), 'mrw-several-'));
  const ports = { first: String(await freePort()), second: String(await freePort()) };
  const changes = {
    '4011': ports.first,
    '4012': ports.second,
    'postgresql://mrw@127.0.0.1:5432/mrw': url.href,
    '/srv/mrw': folder,
  };
  const common: Record<string, string> = { MRW_RATE_LIMITS: 'off', MRW_PORT_API: String(await freePort()) };
  for (const site of sites) common[`MRW_PORT_${site}`] = String(await freePort());
  const [shared = '', ...commands] = blockOf('sh', changes).trim().split('\n');
  const environments = commands.map((line) => ({ ...common, ...settingsIn(shared), ...settingsIn(line) }));
  const started = await Promise.all(environments.map(startProcess));
  const origins = [ports.first, ports.second].map((port) => `http://127.0.0.1:${port}`);
  const number = async (query: string): Promise<number> => count.parse((await db.query(query)).rows)[0].count;
  const startAgain = async (index: number) => {
    started[index] = await startProcess(environments[index] ?? {});
  };

  return {
    db,
    way,
    folder,
    origins,
    apiPort: common['MRW_PORT_API'] ?? '',
    upstream: blockOf('nginx', changes),
    number,
    /** Closes all connections but this one, as a restart of the server does. */
    closeConnections: () =>
      db.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      ),
    isAlive: () => started.every((process) => process.isAlive()),
    kill: async (index: number) => started[index]?.end('SIGKILL'),
    startAgain,
    startEnded: async () => {
      for (const [index, one] of started.entries()) if (!one.isAlive()) await startAgain(index);
    },
    /** Opens a session by one of the processes. */
    logIn: async (memberId: number, origin = origins[0]) => {
      const code = randomUUID();
      await db.query('INSERT INTO authorization_codes (code, member_id, created_at) VALUES ($1, $2, now())', [
        code,
        memberId,
      ]);
      const answer = await fetch(`${origin}/auth/access_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ authorization_code: code }),
      });
      return { uid: String(memberId), access: tokenPair.parse(await answer.json()).access };
    },
    stop: async () => {
      await Promise.all(started.map((process) => process.end('SIGTERM')));
      await way.close();
      await db.end();
      await rm(folder, { recursive: true });
    },
  };
}

/** Milliseconds after which a call has no answer: what hangs is told by the test that sent it. */
const longestCall = 60_000;

/** Buys a coupon of campaign 118, which costs 80 points, as often as one likes. */
export async function buy(
  origin: string,
  { uid, access }: { uid: string; access: string },
  key: string,
  signal?: AbortSignal,
): Promise<Answer> {
  const answer = await fetch(`${origin}/customers/${uid}/campaign_participation_records`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      // No later call waits for a connection to a process that was killed.
      connection: 'close',
    },
    body: JSON.stringify({ campaign: '118', desired_coupon_quantity: 1 }),
    signal: AbortSignal.any([AbortSignal.timeout(longestCall), ...(signal === undefined ? [] : [signal])]),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ...bought.parse(await answer.json()),
  };
}
