import { bucketOf } from '@mrw/shared-contracts/manifest/bucket';
import type { BootPlan, EarlyScript } from '@mrw/shared-contracts/manifest';
import { routeOfPlan } from './route-of-plan';

/**
 * What a path needs first of the remote that owns it, in the version that this device uses.
 *
 * @param device name of this browser, which decides whether it takes part in a rollout
 */
export function earlyScripts(plan: BootPlan, path: string, device: string): readonly EarlyScript[] {
  const name = routeOfPlan(plan, path)?.remote;
  const remote = name === undefined ? undefined : plan.remotes[name];
  if (name === undefined || !remote) return [];
  const { canary, live } = remote;
  return canary && bucketOf(plan.salt, name, device) < canary.percent ? canary.scripts : live;
}
