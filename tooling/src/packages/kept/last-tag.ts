import { execFileSync } from 'node:child_process';
import { releaseVersion } from '@mrw/shared-contracts/manifest';
import semver from 'semver';
import { root } from '../../process/root';

/** The highest version of a package that is tagged (`@mrw/mf-stores@1.2.0`) among the commits of this branch. */
export function lastTag(name: string, folder = root): { tag: string; version: string } | null {
  const prefix = `@mrw/${name}@`;
  try {
    const tags = execFileSync('git', ['tag', '--list', `${prefix}*`, '--merged', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [version] = tags
      .split('\n')
      .map((tag) => tag.slice(prefix.length))
      .filter((text) => releaseVersion.safeParse(text).success)
      .sort(semver.rcompare);
    return version ? { tag: prefix + version, version } : null;
  } catch {
    // No repository, or one without a commit.
    return null;
  }
}
