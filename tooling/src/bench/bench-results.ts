import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { productSources } from '../build/product-sources';
import { sourceHash } from '../build/source-hash';
import { readJson } from '../package-manifest';
import { root } from '../root';
import { benchReport, type BenchReport } from './summary';

const folder = path.join(root, 'e2e/bench/results');
const reportFile = path.join(folder, 'latest.json');
const drawingFile = path.join(folder, 'drawing.json');

const drawingReport = z.object({
  day: z.string(),
  sources: z.string(),
  pages: z.number(),
  failed: z.number(),
  seconds: z.number(),
  workers: z.number(),
  /** One page after a change of what it shows, in each language. */
  changed: z.object({ pages: z.number(), seconds: z.number() }),
});
export type DrawingReport = z.infer<typeof drawingReport>;

/** Aims and how figures are written: they change none. */
const reporting = new Set(['bench-page.ts', 'bench-results.ts', 'goals.ts', 'table.ts']);

/** Hash of what the figures are about: the product, the page around it, the job, and what measures them. */
export const benchHash = (): string =>
  sourceHash([
    ...productSources(),
    'tooling/src/site',
    'tooling/src/draw',
    ...fs
      .readdirSync(path.join(root, 'tooling/src/bench'))
      .filter((name) => !reporting.has(name))
      .map((name) => `tooling/src/bench/${name}`),
  ]);

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
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
