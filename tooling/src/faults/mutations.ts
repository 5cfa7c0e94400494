import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../package-manifest';
import { root } from '../root';
import { mutated } from './mutated';

const folder = path.join(root, 'var/mutation');
const reportOf = (name: string) => path.join(folder, `${name}.json`);

const strykerReport = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
});

export type MutationScore = { name: string; caught: number; all: number; survivors: readonly string[] };

/**
 * Changes the files of a package, one place at a time, in a copy, and runs the tests that know them (Stryker).
 * A later run does again only what changed since one that came to its end.
 */
export async function mutatePackage(name: string): Promise<number> {
  fs.mkdirSync(folder, { recursive: true });
  const config = path.join(folder, `${name}.config.json`);
  fs.writeFileSync(config, JSON.stringify(configOf(name)));
  return new Promise((resolve) => {
    const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
    const child = spawn(process.execPath, [stryker, 'run', config], {
      cwd: path.join(root, name),
      stdio: 'inherit',
    });
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

function configOf(name: string): object {
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    mutate: [...(mutated[name] ?? []), '!src/**/*.test.*'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 3_000,
    tempDirName: `../var/mutation/${name}`,
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
    jsonReporter: { fileName: reportOf(name) },
    incremental: true,
    incrementalFile: path.join(folder, `${name}.incremental.json`),
    // Without pages, databases and every schema times every answer: a rule is proven beside it.
    jest: {
      configFile: 'jest.config.js',
      config: { testPathIgnorePatterns: ['/node_modules/', 'db\\.test', '\\.test\\.tsx', 'answers\\.test'] },
    },
  };
}

/** Of the packages that have been run; a change that nobody noticed is named by its file and line. */
export function mutationScores(): MutationScore[] {
  return Object.keys(mutated).flatMap((name) => {
    if (!fs.existsSync(reportOf(name))) return [];
    const { files } = strykerReport.parse(readJson(reportOf(name)));
    const mutants = Object.entries(files).flatMap(([file, of]) =>
      of.mutants.map((mutant) => ({ ...mutant, at: `${name}/${file}:${mutant.location.start.line}` })),
    );
    const counted = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
    const missed = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
    return [
      {
        name,
        caught: counted.length - missed.length,
        all: counted.length,
        survivors: missed.map(({ at, mutatorName }) => `${at} ${mutatorName}`),
      },
    ];
  });
}
