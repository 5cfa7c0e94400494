import { knownName } from '../process/known-name';
import { UsageError } from '../process/usage-error';
import type { Deployments } from './deployments';
import type { ReleaseStore } from './release-store';

/**
 * Refuses an environment that was never made, and a package of which nothing was published.
 *
 * @throws UsageError with the nearest name
 */
export async function known(
  { releases, deployments }: { releases: ReleaseStore; deployments: Deployments },
  name?: string,
): Promise<void> {
  await knownEnvironment(deployments);
  if (name === undefined) return;
  const live = Object.keys((await deployments.read()).remotes);
  if (live.includes(name) || (await releases.isPublished(name))) return;
  knownName('published package', name, [...new Set([...live, ...(await releases.names())])]);
}

/**
 * An environment exists when it has a deployment file; its policy is in there.
 *
 * @throws UsageError with the nearest; Error for one that has lost its file
 */
export async function knownEnvironment(deployments: Deployments): Promise<void> {
  if (await deployments.exists()) return;
  const traces = await deployments.traces();
  if (traces.length > 0)
    throw new Error(
      `deployments/${deployments.environment}.json is gone, but not ${traces.join(', ')}: put the file back from a copy of the store. "promote" with --new-environment begins anew, without what was live, the policy and the history.`,
    );
  const names = (await deployments.every()).map(({ environment }) => environment);
  try {
    knownName('environment', deployments.environment, names);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason} The first "promote" makes one with --new-environment.`);
  }
}
