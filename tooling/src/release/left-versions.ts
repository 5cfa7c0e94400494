import type { DeploymentStep } from './history';

/** Why a version was left. */
export type LeftBecause = 'withdrawn' | 'rolled back';

/**
 * The versions of a package that were withdrawn or rolled back and have not gone to a device since: nothing chooses one
 * of them unless a person names it.
 *
 * @param history every step of the environment, oldest first
 */
export function leftVersions(
  history: readonly DeploymentStep[],
  remote: string,
): ReadonlyMap<string, LeftBecause> {
  const left = new Map<string, LeftBecause>();
  let live: string | undefined;
  for (const { action, version } of history.filter((step) => step.remote === remote)) {
    if (action === 'withdraw') left.set(version, 'withdrawn');
    if (action === 'rollback' && live !== undefined) left.set(live, 'rolled back');
    if (['promote', 'rollout', 'rollback'].includes(action)) left.delete(version);
    if (['promote', 'rollback'].includes(action)) live = version;
  }
  return left;
}
