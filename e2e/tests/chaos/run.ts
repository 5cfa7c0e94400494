import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { sitePages } from '../../harness/site-pages';
import { accountActs } from './acts-account';
import { offerActs } from './acts-offers';
import { walletActs } from './acts-wallet';
import { performAct, type Outcome } from './perform-act';
import { endsServers, stepOf, type Step } from './plan';
import { visitPage, type Place } from './visit-page';
import type { World } from './world';

const order = z.object({
  seed: z.number(),
  acts: z.number(),
  visits: z.number(),
  /** Only this one. */
  step: z.optional(z.string()),
});

/** What `npm run chaos` asks for, a thousand of each every night; else the sample of every run of the browser tests. */
export const asked = order.parse(
  JSON.parse(process.env['MRW_CHAOS'] ?? '{"seed":25466,"acts":10,"visits":20}'),
);

const acts = [...offerActs, ...walletActs, ...accountActs];
/** Family booking leads to another site at once, the sign-on too. */
const visited = sitePages.filter(
  ({ route, path }, at) =>
    !/^\/(?:family_booking|login_callback)$/.test(route) &&
    sitePages.findIndex((page) => page.path === path) === at,
);
const places: readonly Place[] = visited.flatMap(({ path, protected: isProtected }) => [
  ...(isProtected ? [] : [{ name: `${path} as a visitor`, path, member: false }]),
  { name: `${path} as a member`, path, member: true },
]);

const count = (letter: string, number: number) =>
  Array.from({ length: number }, (_, at) => `${letter}${at + 1}`);
export const stepIds: readonly string[] = asked.step
  ? [asked.step]
  : [...count('a', asked.acts), ...count('v', asked.visits)];

export type Report = { id: string; subject: string; fault: string; seconds: number } & Outcome;

function drawn(id: string): Step {
  const subjects: readonly { name: string }[] = id.startsWith('a') ? acts : places;
  return stepOf(
    asked.seed,
    id,
    subjects.map(({ name }) => name),
  );
}

/**
 * Carries steps out, some at a time; who ends the servers is alone, after the others.
 *
 * @param lanes how many at a time
 */
export async function carryOutAll(
  world: World,
  ids: readonly string[],
  lanes: number,
  report: (of: Report) => void,
): Promise<void> {
  const isAlone = (id: string) => endsServers(drawn(id));
  const inLanes = async (left: string[], count: number) => {
    const lane = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) report(await carryOut(world, id));
    };
    await Promise.all(Array.from({ length: count }, lane));
  };
  await inLanes(
    ids.filter((id) => !isAlone(id)),
    lanes,
  );
  await inLanes(ids.filter(isAlone), 1);
}

async function carryOut(world: World, id: string): Promise<Report> {
  const step = drawn(id);
  const act = acts.find(({ name }) => name === step.subject);
  const place = places.find(({ name }) => name === step.subject);
  const from = performance.now();
  const run = async () => (act ? performAct(world, step, act) : place && visitPage(world, step, place));
  // What stops was not judged: on a busy machine it may take longer than a page is waited for.
  const outcome = await run()
    .catch(run)
    .catch((error: unknown) => ({
      wrong: [`stopped: ${textOf(error)}`],
      said: '',
      met: [],
      screen: '',
    }));
  const { kind, acts: isAfter, body } = step.own;
  return {
    id,
    subject: step.subject,
    fault: `${kind}${/^\d/.test(kind) ? ` with ${body}` : ''}${isAfter ? ' after the server acted' : ''}`,
    seconds: Math.round((performance.now() - from) / 100) / 10,
    ...(outcome ?? { wrong: [`there is no step ${id}`], said: '', met: [], screen: '' }),
  };
}

const textOf = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

const folder = fileURLToPath(new URL('../../../var/reports/chaos', import.meta.url));

/** Writes the report of a part of the run, a step a line. */
export function writeReport(part: number, reports: readonly Report[]): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    `${folder}/${part}.jsonl`,
    reports.map((report) => `${JSON.stringify(report)}\n`).join(''),
  );
}
