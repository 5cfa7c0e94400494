import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { reportsFolder } from '../process/root';
import { UsageError } from '../process/usage-error';
import { buildAndRunPlaywright } from './browser-tests';

const report = z.object({ id: z.string(), fault: z.string(), wrong: z.array(z.string()) });
const folder = path.join(reportsFolder, 'chaos');

type Asked = { seed: string; acts: string; visits: string; step: string | undefined };

/**
 * `npm run chaos -- --seed 7 --acts 100 --visits 100`: acts and visits of members while the network fails at random,
 * compared with what the API has; reports in var/reports/chaos. `-- --seed 7 --step a13` repeats one step.
 */
export async function chaos({ step, ...values }: Asked): Promise<void> {
  if (step !== undefined && !/^[av][1-9]\d*$/.test(step))
    throw new UsageError('--step takes what a failure names: a13 is an act, v7 a visit.');
  const order = {
    seed: numberOf('seed', values.seed),
    acts: numberOf('acts', values.acts),
    visits: numberOf('visits', values.visits),
    step,
  };
  fs.rmSync(folder, { recursive: true, force: true });
  const env = { MRW_CHAOS: JSON.stringify(order) };
  process.exitCode = await buildAndRunPlaywright(['chaos/chaos.spec.ts'], env);
  printSummary();
}

function numberOf(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new UsageError(`--${name} takes a whole number.`);
  return value;
}

/** How many steps each fault had, and how many of them ended wrong. */
function printSummary(): void {
  if (!fs.existsSync(folder)) return;
  const lines = fs
    .readdirSync(folder)
    .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split('\n'));
  const steps = lines.filter(Boolean).map((line) => report.parse(JSON.parse(line)));
  const rows = [...new Set(steps.map(({ fault }) => fault))].sort().map((fault) => {
    const its = steps.filter((one) => one.fault === fault);
    const acts = its.filter(({ id }) => id.startsWith('a')).length;
    const wrong = its.filter((one) => one.wrong.length > 0).map(({ id }) => id);
    return { fault, acts, visits: its.length - acts, wrong: wrong.join(' ') };
  });
  console.table(rows);
}
