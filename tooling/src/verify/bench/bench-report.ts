import fs from 'node:fs';
import path from 'node:path';
import { reportsFolder } from '../../process/root';
import { keptDrawing, keptReport } from './bench-results';
import { goals, type Goal } from './goals';
import { markdown, tableOf } from './table';

const reportFile = path.join(reportsFolder, 'bench.md');

/** Writes the aims and all figures of the last results into var/reports/bench.md. @throws Error without results */
export function writeBenchReport(): void {
  const report = keptReport();
  if (!report) throw new Error('There are no results: `npm run bench` measures first.');
  const results = { report, drawing: keptDrawing() };
  const lines = goals.map((goal) => {
    const value = goal.value(results);
    return [goal.name, written(goal, value), `<= ${written(goal, goal.aim)}`, standingOf(goal, value)];
  });
  const text = [
    `Medians of ${report.runs} rounds, ${report.day}, commit ${report.sources}.`,
    '',
    ...markdown(['goal', 'now', 'aim', ''], lines),
    '',
    tableOf(report),
    '',
  ].join('\n');
  fs.mkdirSync(reportsFolder, { recursive: true });
  fs.writeFileSync(reportFile, text);
  console.log(`${text}\nwrote ${reportFile}`);
}

function standingOf({ aim, unit }: Goal, value: number | null): string {
  if (value === null) return 'not measured';
  // As it is written: 1.054 is 1.05.
  return Number(value.toFixed(unit === 'shift' ? 3 : 2)) > aim ? 'missed' : 'reached';
}

function written({ unit }: Goal, value: number | null): string {
  if (value === null) return '';
  if (unit === 'seconds') return value >= 60 ? `${(value / 60).toFixed(1)} min` : `${value.toFixed(2)} s`;
  if (unit === 'kB') return `${value.toFixed(1)} kB`;
  return value.toFixed(unit === 'shift' ? 3 : 2);
}
