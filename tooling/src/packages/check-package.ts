import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import fs from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readJson } from '../package-manifest';
import * as z from 'zod/mini';

const manifest = z.looseObject({ exports: z.record(z.string(), z.unknown()) });

/** Configuration that plain JavaScript loads, and files without code. */
const withTypes = (target: unknown) => typeof target === 'object' && target !== null && 'types' in target;

/** The packages are ES modules; a `require` of them is Node's to translate. */
const accepted = 'CJSResolvesToESM';
/** TypeScript's oldest way to find modules knows no `exports`. */
const oldest = 'node10';

/**
 * Judges a package as it is published, as publint and arethetypeswrong do.
 *
 * @param folder what was packed
 * @param tarball the file that a registry gets
 * @returns a line for each fault
 */
export async function packageFaults(folder: string, tarball: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  return [
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...(await typeFaults(folder, tarball)),
  ];
}

async function typeFaults(folder: string, tarball: string): Promise<string[]> {
  const { exports } = manifest.parse(readJson(`${folder}/package.json`));
  const entrypoints = Object.keys(exports).filter((subpath) => withTypes(exports[subpath]));
  if (entrypoints.length === 0) return [];
  const content = new Uint8Array(fs.readFileSync(tarball));
  const result = await checkPackage(createPackageFromTarballData(content), { entrypoints });
  if (!result.types) return ['It has no types.'];
  return result.problems
    .filter(({ kind }) => kind !== accepted)
    .filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === oldest))
    .filter((problem) => !('resolutionOption' in problem && problem.resolutionOption === oldest))
    .map((problem) => JSON.stringify({ ...problem, trace: undefined }));
}
