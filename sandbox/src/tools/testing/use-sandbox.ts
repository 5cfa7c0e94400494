import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activity } from '@mrw/shared-contracts/api/activity-log';
import { nextLink } from '@mrw/shared-contracts/api/link-header';
import { pointAccount } from '@mrw/shared-contracts/api/points';
import * as z from 'zod/mini';
import type { SandboxOptions } from '../../app';
import type { Answer, Client, TestSandbox } from './sandbox';

/** Put there by testing/environment.cjs. */
declare const startTestSandbox: (given?: Partial<SandboxOptions>) => Promise<TestSandbox>;
declare const sharedTestSandbox: () => Promise<TestSandbox>;
declare const workerDatabase: () => Promise<string | null>;

/** True in the run of every night: what takes minutes and seldom finds anything new is done at full length. */
export const isWhole = process.env['MRW_WHOLE'] === 'true';

/** Address of this worker's PostgreSQL database; null: the tests run on embedded ones. */
export const postgresAddress = () => workerDatabase();

/** A sandbox of its own, for tests that stop it or need other options; the test stops it. */
export const startOwnSandbox = (given?: Partial<SandboxOptions>) => startTestSandbox(given);

/** The sandbox that the test files of this worker share, with fresh demo data before each test. */
export function useSandbox() {
  let running: TestSandbox | null = null;
  const sandbox = (): TestSandbox => {
    if (running === null) throw new Error('The sandbox runs only inside tests');
    return running;
  };
  beforeEach(async () => {
    running = await sharedTestSandbox();
    await running.reset();
  }, 120_000);

  return {
    get running() {
      return sandbox();
    },
    get visitor() {
      return sandbox().visitor;
    },
    get signOn() {
      return sandbox().signOn;
    },
    get api() {
      return sandbox().api;
    },
    logIn: (login: string) => sandbox().logIn(login),
    enter: (code: string, userAgent?: string) => sandbox().enter(code, userAgent),
    /** A call of `/sandbox/…`. */
    tools: (path: string, payload: object = {}) => sandbox().visitor.post(`/sandbox/${path}`, payload),
    clock: (seconds: number) => sandbox().visitor.post('/sandbox/clock', { offset_s: seconds }),
    /** Stores a photo as an upload of this member does. @returns its path below /media/ */
    photoOf: async ({ uid }: Client, name: string) => {
      const path = `claims/${name}.png`;
      await writeFile(join(sandbox().context.dataFolder, path), '');
      await sandbox().rows(
        `INSERT INTO uploads (path, member_id, created_at) VALUES ('${path}', ${uid}, now())`,
      );
      return path;
    },
    /** The newest code that was sent. */
    sentCode: async () => {
      const [newest] = read(
        z.array(z.object({ code: z.string() })),
        await sandbox().visitor.get('/sandbox/outbox'),
      );
      return newest?.code ?? '';
    },
  };
}

/** The body of an answer, checked with its schema. */
export const read = <Schema extends z.ZodMiniType>(schema: Schema, answer: Answer): z.infer<Schema> =>
  schema.parse(answer.body);

export const detailOf = (answer: Answer): string => read(z.object({ detail: z.string() }), answer).detail;

export const account = async (client: Client) =>
  read(pointAccount, await client.get('/point-accounts/{uid}'));

/** Types of the newest entries. */
export async function activities(client: Client): Promise<string[]> {
  const answer = await client.get('/customers/{uid}/activity_logs?page[size]=10');
  return read(z.array(activity), answer).map((entry) => entry.activity_type);
}

export const parallel = (times: number, call: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)));

/** Statuses and how often each came, e.g. `{ 201: 1, 400: 49 }`. */
export function countStatuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Every row of a list, page by page, each checked with its schema. */
export async function readAll<Schema extends z.ZodMiniType>(
  client: Client,
  schema: Schema,
  url: string,
): Promise<z.infer<Schema>[]> {
  const rows: z.infer<Schema>[] = [];
  for (let next: string | null = url; next !== null;) {
    const answer: Answer = await client.get(next);
    rows.push(...read(z.array(schema), answer));
    next = nextLink(answer.headers['link']);
  }
  return rows;
}
