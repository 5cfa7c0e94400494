import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { reportsFolder } from '../process/root';
import { UsageError } from '../process/usage-error';
import { buildAndRunPlaywright } from './browser-tests';

const report = z.object({ id: z.string(), fault: z.string(), wrong: z.array(z.string()) });
const folder = path.join(reportsFolder, 'chaos');

/**
 * `npm run chaos -- --seed 7 --acts 100 --visits 100`: acts and visits of members while the network fails at random,
 * compared with what the API has; reports in var/reports/chaos. `-- --seed 7 --step a13` repeats one step.
 */
export async function chaos(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { seed: text, acts: text, visits: text, step: text } });
  const { step } = values;
  if (step !== undefined && !/^[av][1-9]\d*$/.test(step))
    throw new UsageError('--step takes what a failure names: a13 is an act, v7 a visit.');
  const order = {
    seed: numberOf(values, 'seed', 25466),
    acts: numberOf(values, 'acts', 100),
    visits: numberOf(values, 'visits', 100),
    step,
  };
  fs.rmSync(folder, { recursive: true, force: true });
  const env = { MRW_CHAOS: JSON.stringify(order) };
  process.exitCode = await buildAndRunPlaywright(['chaos/chaos.spec.ts'], env);
  printSummary();
}

function numberOf(values: Readonly<Record<string, string | undefined>>, name: string, other: number): number {
  const value = Number(values[name] ?? other);
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
