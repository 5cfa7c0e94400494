import type { Deployments } from './deployments';
import { outdatedVersions, type Outdated, type PruneLimits } from './prune';
import type { ReleaseStore } from './release-store';

type Options = {
  releases: ReleaseStore;
  deployments: Deployments;
  limits: PruneLimits;
  /** False only says what would be deleted. */
  apply: boolean;
  print: (line: string) => void;
};

/**
 * Deletes releases that no environment needs and no open page uses.
 *
 * @param only one package; all that are live somewhere without it
 */
export async function prune({ releases, deployments, limits, apply, print }: Options, only?: string) {
  const environments = await deployments.every();
  // With every step: the state has the last ones only, and what was in use may be older than those.
  const states = await Promise.all(
    environments.map(async (environment) => ({
      ...(await environment.read()),
      history: await environment.history(),
    })),
  );
  const known = new Set(states.flatMap(({ remotes }) => Object.keys(remotes)));
  let count = 0;
  for (const remote of only ? [only] : [...known].sort()) {
    const published = await publishedVersions(releases, remote);
    const outdated = outdatedVersions({ remote, published, states }, limits, new Date());
    count += outdated.length;
    for (const { version, days } of outdated)
      print(`${remote} ${version} ${apply ? 'is deleted' : 'can be deleted'}: not in use for ${days} days`);
    if (apply) await remove(remote, outdated, releases, environments);
  }
  if (count === 0) print('every version is in use, is a way back, or is too new to be deleted');
  else if (!apply) print('nothing is deleted yet: run it again with --apply');
}

/** First no rollback can choose a version, then it is deleted. */
async function remove(
  remote: string,
  outdated: readonly Outdated[],
  releases: ReleaseStore,
  environments: readonly Deployments[],
): Promise<void> {
  if (outdated.length === 0) return;
  const versions = outdated.map(({ version, days }) => ({
    version,
    reason: `not in use for ${days} days`,
  }));
  // Nothing goes before every environment permits it.
  for (const environment of environments) await environment.authorize(remote);
  for (const environment of environments) await environment.forget(remote, versions);
  for (const { version } of versions) await releases.remove(remote, version);
}

async function publishedVersions(releases: ReleaseStore, remote: string) {
  const published: { version: string; at: Date }[] = [];
  for (const version of await releases.versions(remote)) {
    const at = await releases.publishedAt(remote, version);
    if (at) published.push({ version, at });
  }
  return published;
}
