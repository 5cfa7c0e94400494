import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../package-manifest';
import { root } from '../root';
import { keptFolder } from '../test/results';
import { mutated } from './mutated';

const folder = path.join(root, 'var/mutation');
const results = path.join(keptFolder, 'mutation');

/** A part of a package that is changed in one run; what a broken-off run had done before stays. */
type Part = { name: string; file: string; result: string; patterns: readonly string[] };

const partsOf = (name: string): Part[] =>
  (mutated[name] ?? []).map((patterns, index) => ({
    name,
    file: path.join(folder, `${name}.${index}`),
    result: path.join(results, `${name}.${index}.json`),
    patterns,
  }));

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

const score = z.object({ caught: z.number(), all: z.number(), survivors: z.array(z.string()) });
type Score = z.infer<typeof score>;
export type MutationScore = Score & { name: string };

/**
 * Changes the files of a package, one place at a time, in a copy, and runs the tests that know them (Stryker).
 * A later run does again only what changed since the one before.
 */
export async function mutatePackage(name: string): Promise<number> {
  fs.mkdirSync(folder, { recursive: true });
  fs.mkdirSync(results, { recursive: true });
  let code = 0;
  for (const part of partsOf(name)) {
    code = Math.max(code, await mutatePart(part));
    const report = `${part.file}.json`;
    if (fs.existsSync(report))
      fs.writeFileSync(part.result, `${JSON.stringify(scoreOf(name, report), null, 2)}\n`);
  }
  return code;
}

function mutatePart(part: Part): Promise<number> {
  const config = `${part.file}.config.json`;
  fs.writeFileSync(config, JSON.stringify(configOf(part)));
  return new Promise((resolve) => {
    const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
    const child = spawn(process.execPath, [stryker, 'run', config], {
      cwd: path.join(root, part.name),
      stdio: 'inherit',
    });
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

function configOf({ name, file, patterns }: Part): object {
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    mutate: [...patterns, '!src/**/*.test.*', '!src/**/testing/**'],
    coverageAnalysis: 'perTest',
    // What is made once, when a file is loaded, would need every test of the package, each time.
    ignoreStatic: true,
    concurrency: 1,
    // A busy machine is slow: that is no sign that a test noticed.
    timeoutMS: 20_000,
    tempDirName: `../var/mutation/${name}`,
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
    jsonReporter: { fileName: `${file}.json` },
    incremental: true,
    incrementalFile: `${file}.incremental.json`,
    // Without databases, and without the pages of a remote: a rule is proven beside it.
    jest: {
      configFile: 'jest.config.js',
      config: {
        testPathIgnorePatterns: [
          '/node_modules/',
          'db\\.test',
          ...withOwnEnvironment(path.join(root, name, 'src')),
          ...(name.startsWith('mf-') ? ['\\.test\\.tsx'] : ['answers\\.test', 'storm\\.test']),
        ],
      },
    },
  };
}

/** Stryker learns nothing from a test file that names the environment it runs in. */
const withOwnEnvironment = (sources: string) =>
  fs
    .readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => fs.readFileSync(path.join(sources, file), 'utf8').startsWith('/** @jest-environment'))
    .map((file) => file.replaceAll('.', '\\.'));

/** A change that nobody noticed is named by its file and line. */
function scoreOf(name: string, report: string): Score {
  const mutants = Object.entries(strykerReport.parse(readJson(report)).files).flatMap(([file, of]) =>
    of.mutants.map((mutant) => ({ ...mutant, at: `${name}/${file}:${mutant.location.start.line}` })),
  );
  const counted = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const missed = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  return {
    caught: counted.length - missed.length,
    all: counted.length,
    survivors: missed.map(({ at, mutatorName }) => `${at} ${mutatorName}`),
  };
}

/** Of every package, what its last runs gave. */
export function mutationScores(): MutationScore[] {
  return Object.keys(mutated).map((name) => {
    const parts = partsOf(name);
    const scores = parts
      .filter(({ result }) => fs.existsSync(result))
      .map(({ result }) => score.parse(readJson(result)));
    return {
      name: scores.length < parts.length ? `${name} (${scores.length} of ${parts.length} runs)` : name,
      caught: scores.reduce((sum, { caught }) => sum + caught, 0),
      all: scores.reduce((sum, { all }) => sum + all, 0),
      survivors: scores.flatMap(({ survivors }) => survivors),
    };
  });
}
