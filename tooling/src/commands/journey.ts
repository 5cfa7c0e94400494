import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { buildAll } from '../checks/build/build-all';
import { ensureBrowser } from '../process/ensure-browser';
import { reportsFolder } from '../process/root';
import { runTool } from '../process/run-process';

const folder = path.join(reportsFolder, 'journey');
const row = z.object({
  task: z.string(),
  way: z.enum(['touch', 'keyboard']),
  presses: z.number(),
  /** Seconds. */
  waited: z.number(),
  /** Seconds from the last press; null when it is not in the window. */
  inView: z.optional(z.nullable(z.number())),
  onIt: z.optional(z.boolean()),
  heard: z.optional(z.boolean()),
  /** Why there was no outcome. */
  stopped: z.optional(z.string()),
});
type Row = z.infer<typeof row>;

/**
 * `npm run journey`: twenty tasks of a member by touch on a phone and by keyboard on a desktop; the table is in
 * var/reports/journey. `-- -g "touch: pay"` walks a part of them and keeps the rows of the others.
 */
export async function journey(args: readonly string[]): Promise<void> {
  if (args.length === 0) fs.rmSync(folder, { recursive: true, force: true });
  await ensureBrowser();
  await buildAll([], console.log);
  const run = ['test', '-c', 'e2e/journey.config.ts', '--workers=1', ...args];
  process.exitCode = await runTool('@playwright/test/cli.js', run, {});
  if (!fs.existsSync(folder)) return;
  const rows = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => row.parse(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'))));
  const report = reportOf(rows);
  fs.writeFileSync(path.join(folder, 'report.md'), report);
  console.log(report);
}

/** The aims of each way: all of 20 in view within 3 s, the focus on all, and no more than 100 presses by touch. */
function reportOf(rows: readonly Row[]): string {
  return (['touch', 'keyboard'] as const)
    .map((way) => {
      const its = rows.filter((one) => one.way === way);
      const count = (holds: (one: Row) => boolean) => its.filter(holds).length;
      const presses = its.reduce((sum, one) => sum + one.presses, 0);
      const lines = its.map((one) =>
        one.stopped === undefined
          ? [one.task, one.presses, one.waited, one.inView ?? 'no', yes(one.onIt), yes(one.heard)]
          : [one.task, one.presses, one.waited, one.stopped.replaceAll('|', '/'), '', ''],
      );
      const sums = [
        `in view within 3 s: ${count(isSeen)} of ${its.length}`,
        `focus on what changed: ${count(({ onIt }) => onIt === true)}`,
        `heard: ${count(({ heard }) => heard === true)}`,
        `presses: ${presses}`,
      ];
      const head = ['task', 'presses', 'waited, s', 'in view after, s', 'focus on it', 'heard'];
      const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
      return [`## By ${way}`, '', ...table, '', `${sums.join('; ')}.`, ''].join('\n');
    })
    .join('\n');
}

const isSeen = ({ inView }: Row) => typeof inView === 'number' && inView <= 3;
const yes = (holds: boolean | undefined) => (holds === true ? 'yes' : 'no');
