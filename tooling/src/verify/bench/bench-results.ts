import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { reportsFolder, root } from '../../process/root';
import { benchReport, type BenchReport } from './summary';

const reportFile = path.join(root, 'e2e/bench/results/latest.json');
const drawingFile = path.join(reportsFolder, 'drawing.json');

const drawingReport = z.object({
  pages: z.number(),
  failed: z.number(),
  seconds: z.number(),
  workers: z.number(),
  /** One page after a change of what it shows, in each language. */
  changed: z.object({ pages: z.number(), seconds: z.number() }),
});
export type DrawingReport = z.infer<typeof drawingReport>;

/** The last results; null when none were kept in this form. */
export function keptReport(): BenchReport | null {
  const read = fs.existsSync(reportFile) ? benchReport.safeParse(readJson(reportFile)) : null;
  return read?.success ? read.data : null;
}

export function keptDrawing(): DrawingReport | null {
  return fs.existsSync(drawingFile) ? drawingReport.parse(readJson(drawingFile)) : null;
}

export const keepReport = (report: object) => {
  keep(reportFile, report);
};

export const keepDrawing = (report: DrawingReport) => {
  keep(drawingFile, report);
};

function keep(file: string, report: object): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const short = (_: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
  // A line for each figure: its three numbers are read together.
  const text = JSON.stringify(report, short, 2).replace(
    /\{\s+("median": [^{}]+?)\s+\}/g,
    (_, spread: string) => `{ ${spread.replace(/\s*\n\s*/g, ' ')} }`,
  );
  fs.writeFileSync(file, `${text}\n`);
}
