import type { DeploymentState } from './deployment-file';
import { replacedVersion } from './deployment-state';

/** What is kept. */
export type PruneLimits = {
  /** Versions before the live one that a rollback can return to, in each environment. */
  keep: number;
  /** Days since a version was last in use, or published: pages that began with it are closed by then. */
  days: number;
};

type Facts = {
  remote: string;
  published: readonly { version: string; at: Date }[];
  /** Every environment of the store. */
  states: readonly DeploymentState[];
};

/** A version that can be deleted, with the days since its last use. */
export type Outdated = { version: string; days: number };

const day = 86_400_000;

/**
 * The versions of a package that no environment needs and that no open page uses any more.
 */
export function outdatedVersions(
  { remote, published, states }: Facts,
  { keep, days }: PruneLimits,
  now: Date,
): Outdated[] {
  const needed = new Set(states.flatMap((state) => neededVersions(state, remote, keep)));
  return published
    .filter(({ version }) => !needed.has(version))
    .map(({ version, at }) => {
      const lastUses = states.map((state) => lastUse(state, remote, version));
      // The clock of the storage may be ahead of this one.
      const idle = Math.max(0, now.getTime() - Math.max(at.getTime(), ...lastUses));
      return { version, days: Math.floor(idle / day) };
    })
    .filter((version) => version.days >= days);
}

/** What is live, in a rollout, one step back, and what open pages of before the last change began with. */
function neededVersions(state: DeploymentState, remote: string, keep: number): string[] {
  const known = state.remotes[remote];
  if (!known) return [];
  const replaced = replacedVersion(state, remote);
  return [
    known.live.version,
    ...(known.canary ? [known.canary.version] : []),
    ...(keep > 0 ? known.earlier.slice(-keep) : []),
    ...(replaced ? [replaced] : []),
  ];
}

/** Milliseconds since 1970 of the step that took a version out of use; 0 when the environment never had it. */
export function lastUse({ history }: DeploymentState, remote: string, version: string): number {
  // What was deleted says nothing about the use of others.
  const steps = history.filter((step) => step.remote === remote && step.action !== 'prune');
  const last = steps.findLastIndex((step) => step.version === version);
  const end = steps[last + 1] ?? steps[last];
  return last < 0 || !end ? 0 : Date.parse(end.at);
}
