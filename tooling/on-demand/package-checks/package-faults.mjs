import fs from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Configuration that plain JavaScript loads, and files without code. */
const withTypes = (target) => typeof target === 'object' && target !== null && 'types' in target;

/** The packages are ES modules; a `require` of them is Node's to translate. */
const accepted = 'CJSResolvesToESM';
/** TypeScript's oldest way to find modules knows no `exports`. */
const oldest = 'node10';

/**
 * Judges a package as it is published, as publint and arethetypeswrong do.
 *
 * @param {string} folder what was packed
 * @param {string} tarball the file that a registry gets
 * @returns {Promise<string[]>} a line for each fault
 */
export async function packageFaults(folder, tarball) {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  return [
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...(await typeFaults(folder, tarball)),
  ];
}

async function typeFaults(folder, tarball) {
  const { exports } = JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8'));
  const entrypoints = Object.keys(exports).filter((subpath) => withTypes(exports[subpath]));
  if (entrypoints.length === 0) return [];
  const content = new Uint8Array(fs.readFileSync(tarball));
  const result = await checkPackage(createPackageFromTarballData(content), { entrypoints });
  if (!result.types) return ['It has no types.'];
  return result.problems
    .filter(({ kind }) => kind !== accepted)
    .filter(({ resolutionKind, resolutionOption }) => ![resolutionKind, resolutionOption].includes(oldest))
    .map((problem) => JSON.stringify({ ...problem, trace: undefined }));
}
