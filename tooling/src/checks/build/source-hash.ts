import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { exportedFiles } from '../../process/package-manifest';
import { root } from '../../process/root';

const left = new Set(['node_modules', 'dist', 'testing']);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * A hash of everything that goes into a build, so that nothing is built twice and nothing old is served.
 *
 * @param places folders and files below the project's folder
 * @throws when one of them does not exist
 */
export function sourceHash(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places)
    for (const file of filesBelow(path.join(root, place)))
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 10);
}

function filesBelow(place: string): string[] {
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place, { withFileTypes: true })
    .filter((entry) => !left.has(entry.name) && !isTest(entry.name))
    .flatMap((entry) => filesBelow(path.join(place, entry.name)))
    .sort();
}

/** What every build depends on besides its own folder; the version of the contract is that of its package. */
const commonSources = [
  'package-lock.json',
  'shared-contracts/package.json',
  'tooling/src/compile/webpack',
  'tooling/src/compile/styles',
];

/**
 * What every build of a remote compiles into itself: the subpaths of the shared packages. Their index comes
 * from the host, and the entry without React is for remotes of other builds.
 */
const compiledIntoRemotes = ['shared-contracts', 'shared-ui'].flatMap((name) =>
  exportedFiles(path.join(root, name))
    .filter(({ subpath }) => !['.', './plain', './testing', './package.json'].includes(subpath))
    .map(({ file }) =>
      path.posix.join(name, path.posix.dirname(file) === 'src' ? file : path.posix.dirname(file)),
    ),
);

export const remoteSources = (name: string) => [name, ...new Set(compiledIntoRemotes), ...commonSources];

export const shellSources = ['shell', 'shared-contracts', 'shared-ui', ...commonSources];
