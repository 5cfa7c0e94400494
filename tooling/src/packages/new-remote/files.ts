import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteNamePattern } from '@mrw/shared-contracts/manifest';
import { UsageError } from '../../process/usage-error';

const folderOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ending = '.template';

/** Texts of files, by their places below the folder of a remote. */
export type Files = Readonly<Record<string, string>>;

/** Versions of packages that a repository starts with. */
export type Versions = Readonly<Record<string, string>>;

/** @throws UsageError unless it is the name of a remote */
export function requireRemoteName(name: string): void {
  if (!remoteNamePattern.test(name))
    throw new UsageError(
      'A remote is named mf- and small letters, digits and hyphens, for example mf-example.',
    );
}

/** The files of a new remote: one page with a greeting, its texts, a test, and the configuration of every package. */
export const filesOfRemote = (name: string): Files => filledTemplates('./template', valuesOf(name));

/** What a remote has in a repository of its own instead of what this one gives it, and in addition. */
export const filesOfRepository = (name: string, versions: Versions): Files =>
  filledTemplates('./repository', { ...versions, ...valuesOf(name) });

/**
 * Where npm finds the packages of the product, when that is another registry than the one for all packages: for CI,
 * and for others who clone the repository.
 *
 * @param answer of `npm config get`
 */
export function registryFile(answer: string): Files {
  const address = answer.trim();
  return /^https?:/.test(address) ? { '.npmrc': `@mrw:registry=${address}\n` } : {};
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
}

function valuesOf(name: string): Readonly<Record<string, string>> {
  const word = name.slice('mf-'.length);
  return { name, word, title: (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('-', ' ') };
}

/** `{{word}}` becomes a value; a word without one stays. */
function filledTemplates(folder: string, values: Readonly<Record<string, string>>): Files {
  const place = folderOf(folder);
  const files = fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -ending.length),
      fs
        .readFileSync(path.join(place, file), 'utf8')
        .replace(/\{\{([@\w/-]+)\}\}/g, (mark, key: string) => values[key] ?? mark),
    ]),
  );
}
