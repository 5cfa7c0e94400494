import type { DeploymentState } from './deployment-file';
import { lastUse } from './prune';

const days = 30;
/** Differences from so many versions are made. */
const most = 5;

/**
 * Versions of a package that devices of an environment may have: live, in a rollout, and live within 30 days, the last one
 * first.
 *
 * @param state with every step
 * @param but the version that they go to
 */
export function deviceVersions(state: DeploymentState, remote: string, but: string, now: Date): string[] {
  const { live, canary } = state.remotes[remote] ?? {};
  const inUse = [live, canary].flatMap((stage) => (stage ? [stage.version] : []));
  const since = now.getTime() - days * 86_400_000;
  const before = state.history
    .filter((step) => step.remote === remote && lastUse(state, remote, step.version) >= since)
    .map(({ version }) => version)
    .toReversed();
  return [...new Set([...inUse, ...before])].filter((version) => version !== but).slice(0, most);
}
