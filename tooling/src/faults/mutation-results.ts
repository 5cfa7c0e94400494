import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../package-manifest';
import { keptFolder } from '../test/results';
import { hashOfFiles } from './source-state';

const folder = path.join(keptFolder, 'mutation');

/** What a run gave for one file. */
const score = z.object({
  caught: z.number(),
  all: z.number(),
  /** Line and kind of the changes that no test noticed. */
  survivors: z.array(z.string()),
  /** The test files that run the code of the file, below the project's folder. */
  tests: z.array(z.string()),
  /** Hash of the file and of these tests, as they were in the run. */
  sources: z.string(),
});
export type Score = z.infer<typeof score>;
export type FileScore = Score & { file: string };

const kept = z.record(z.string(), score);

const strykerReport = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          location: z.object({ start: z.object({ line: z.number() }) }),
          coveredBy: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
  testFiles: z.optional(z.record(z.string(), z.object({ tests: z.array(z.object({ id: z.string() })) }))),
});

/**
 * The scores of a run of Stryker, file by file.
 *
 * @param changed the files of the run, below the package; one without anything to change is not in the report
 */
export function scoresOf(name: string, report: unknown, changed: readonly string[]): FileScore[] {
  const { files, testFiles = {} } = strykerReport.parse(report);
  const placeOf = new Map(
    Object.entries(testFiles).flatMap(([file, { tests }]) => tests.map(({ id }) => [id, file] as const)),
  );
  return changed.map((below) => {
    const { mutants } = files[below] ?? { mutants: [] };
    const file = `${name}/${below}`;
    const counted = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
    const missed = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
    const tests = mutants
      .flatMap(({ coveredBy = [] }) => coveredBy)
      .flatMap((id) => placeOf.get(id) ?? [])
      .map((test) => (test.startsWith(`${name}/`) ? test : `${name}/${test}`));
    const judges = [...new Set(tests)].sort();
    return {
      file,
      caught: counted.length - missed.length,
      all: counted.length,
      survivors: missed.map(({ location, mutatorName }) => `${location.start.line} ${mutatorName}`),
      tests: judges,
      sources: hashOfFiles([file, ...judges]),
    };
  });
}

const fileOf = (name: string) => path.join(folder, `${name}.json`);

function readKept(name: string): Record<string, Score> {
  const file = fileOf(name);
  return fs.existsSync(file) ? kept.parse(readJson(file)) : {};
}

/** Puts the scores of a run in the place of the older ones of the same files; those of others stay. */
export function keepScores(name: string, scores: readonly FileScore[]): void {
  fs.mkdirSync(folder, { recursive: true });
  const merged = { ...readKept(name) };
  for (const { file, ...rest } of scores) merged[file] = rest;
  const ordered = Object.fromEntries(Object.entries(merged).sort(([a], [b]) => a.localeCompare(b)));
  fs.writeFileSync(fileOf(name), `${JSON.stringify(ordered, null, 2)}\n`);
}

/** Every score that was kept, of files that are gone too. */
export const keptScores = (names: readonly string[]): FileScore[] =>
  names.flatMap((name) => Object.entries(readKept(name)).map(([file, of]) => ({ file, ...of })));

/** Whether the file, or a test that judges it, is another one than in the run. */
export const isOutdated = ({ file, tests, sources }: FileScore): boolean =>
  hashOfFiles([file, ...tests]) !== sources;
