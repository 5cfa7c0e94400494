import { execFileSync } from 'node:child_process';
import semver from 'semver';
import { reportFile } from './api-report';
import type { VersionedReport } from './compare-reports';

/**
 * The report of the last release of a package, from its tag (`@mrw/shared-ui@1.2.0`).
 *
 * @param folder of a repository
 * @param name folder of the package
 * @returns null when none is tagged among the commits of this branch
 */
export function releasedReport(folder: string, name: string): VersionedReport | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const prefix = `@mrw/${name}@`;
    const [version] = git('tag', '--list', `${prefix}*`, '--merged', 'HEAD')
      .split('\n')
      .map((tag) => tag.slice(prefix.length))
      .filter((text) => semver.valid(text) !== null)
      .sort(semver.rcompare);
    if (!version) return null;
    return { version, report: git('show', `${prefix}${version}:${name}/${reportFile}`) };
  } catch {
    // No repository, or one without its history.
    return null;
  }
}
