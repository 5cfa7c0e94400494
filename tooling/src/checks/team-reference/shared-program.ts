import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { root } from '../../process/root';

const packageJson = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) });

/** A module that teams import: `@mrw/shared-contracts/api/coupons`. */
export type Entry = { specifier: string; file: string };

/** The modules of a shared package; a pattern stands for one module a file. */
export function entriesOf(folder: string): Entry[] {
  const { name, exports } = packageJson.parse(readJson(path.join(root, folder, 'package.json')));
  return Object.entries(exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .flatMap(([entry, file]) => filesOf(path.join(root, folder), entry, file))
    .map(([entry, file]) => ({ specifier: name + entry.slice(1), file: path.join(root, folder, file) }));
}

function filesOf(folder: string, entry: string, file: string): [string, string][] {
  const [before, after] = file.split('*');
  if (before === undefined || after === undefined) return [[entry, file]];
  return fs
    .readdirSync(path.join(folder, before))
    .filter((name) => name.endsWith(after) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => [entry.replace('*', name.slice(0, -after.length)), before + name]);
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node', 'jest', '@testing-library/jest-dom', path.join(root, 'tooling/remote-kit/src/css.d.ts')],
};

const parsed = new Map<string, ts.SourceFile | undefined>();

/** @param written modules that are in no file, by their place */
export function programOf(
  files: readonly string[],
  written: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => written.has(name) || fileExists(name);
  host.getSourceFile = (name, target) => {
    const text = written.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, target, true);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, target));
    return parsed.get(name);
  };
  return ts.createProgram([...files, ...written.keys()], options, host);
}
