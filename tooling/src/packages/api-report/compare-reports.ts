import semver from 'semver';
import { declarationsOf, type Declaration } from './declarations';
import { narrowed } from './narrowed';
import { inSingleQuotes } from './single-quotes';

/** The version of the contract is another one each time; and what no entry of a package passes on is not public. */
const notCompared = new Set(['version contractVersion', 'icons/icons icons']);

/** A report with the version of its package. */
export type VersionedReport = { version: string; report: string };

/** Its version is raised together with the change; those of the others by `lerna version`, before they are released. */
const raisedByHand = '@mrw/shared-contracts';

/**
 * Compares the public API of a package with that of its last release by the rules of semver.
 *
 * @returns a line for each fault: what was removed or narrowed without a new major version, with its line in the report
 * of the release; and a change without a new version
 */
export function compareReports(released: VersionedReport, current: VersionedReport): string[] {
  const [earlier, later] = [inSingleQuotes(released.report), inSingleQuotes(current.report)];
  if (earlier === later) return [];
  if (!semver.gt(current.version, released.version) && current.report.includes(`of ${raisedByHand}\n`))
    return [`The public API changed since ${released.version}, and the version is ${current.version} still.`];
  if (semver.major(current.version) > semver.major(released.version)) return [];
  const [before, after] = [declarationsOf(earlier), declarationsOf(later)];
  const since = `(of ${released.version}; ${current.version} is no major version)`;
  const entries = before.entries
    .filter((entry) => !after.entries.includes(entry))
    .map((entry) => `${entry} is gone ${since}`);
  const names = [...before.exported]
    .filter(([key]) => !notCompared.has(key))
    .flatMap(([key, declarations]) => {
      const found = after.exported.get(key) ?? elsewhere(after.exported, key);
      const [first] = declarations;
      if (!found) return first ? [`line ${first.line}: ${key} is gone ${since}`] : [];
      return declarations.flatMap((one) =>
        lost(one, found).map((what) => `line ${one.line}: ${key}: ${what} ${since}`),
      );
    });
  return [...entries, ...names];
}

/** An overload is kept when one of the later ones fits. */
function lost({ node }: Declaration, later: readonly Declaration[]): string[] {
  const faults = later.map((other) => narrowed(node, other.node));
  return faults.some((found) => found.length === 0) ? [] : (faults[0] ?? []);
}

/** A declaration that moved to another file of the package. */
function elsewhere(exported: ReadonlyMap<string, Declaration[]>, key: string): Declaration[] | undefined {
  const name = key.slice(key.lastIndexOf(' '));
  return [...exported].find(([other]) => other.endsWith(name))?.[1];
}
