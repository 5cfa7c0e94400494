import * as z from 'zod/mini';

const stage = z.object({ version: z.string(), by: z.string(), at: z.iso.datetime() });

const pointer = z.object({
  live: stage,
  /** A version that some of the devices get. */
  canary: z.optional(z.extend(stage, { percent: z.int().check(z.gte(1), z.lte(99)) })),
  previous: z.optional(z.string()),
});

const step = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  remote: z.string(),
  action: z.enum(['promote', 'rollout', 'withdraw', 'rollback']),
  version: z.string(),
  percent: z.optional(z.int()),
});

export const deploymentState = z.object({
  schema: z.literal(2),
  environment: z.string(),
  /** Counts changes. */
  revision: z.int(),
  /** Mixed into the bucket of a device, so that not always the same people get what is new. */
  salt: z.string(),
  remotes: z.record(z.string(), pointer),
  history: z.array(step),
});

/** Which version of each remote is live in one environment: the one small file that a release changes. */
export type DeploymentState = z.infer<typeof deploymentState>;
type DeploymentStep = z.infer<typeof step>;
type DeploymentPointer = z.infer<typeof pointer>;

/** Who changes something and when (ISO 8601, UTC). */
export type Change = { remote: string; by: string; at: string };

const keptSteps = 200;

/** Makes a version live for everybody and remembers the one before; a canary ends. */
export function promote(state: DeploymentState, change: Change, version: string): DeploymentState {
  const known = state.remotes[change.remote];
  if (known?.live.version === version && !known.canary) return state;
  const previous = known?.live.version === version ? known.previous : known?.live.version;
  return next(
    state,
    change,
    { action: 'promote', version },
    { live: stageOf(change, version), ...(previous ? { previous } : {}) },
  );
}

/**
 * Gives a version to some of the devices.
 *
 * @param percent 0 to 100: 0 withdraws it, 100 makes it live
 * @throws Error when the remote has no live version, or the version is live already
 */
export function rollOut(
  state: DeploymentState,
  change: Change,
  version: string,
  percent: number,
): DeploymentState {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Error('A rollout is a whole number from 0 to 100, in percent of devices.');
  if (percent === 100) return promote(state, change, version);
  const known = state.remotes[change.remote];
  if (!known) throw new Error(`${change.remote} has no live version; promote one first.`);
  const { canary, ...rest } = known;
  if (percent === 0) {
    if (!canary) return state;
    return next(state, change, { action: 'withdraw', version: canary.version }, rest);
  }
  if (known.live.version === version) throw new Error(`${change.remote} ${version} is live already.`);
  const to = { ...rest, canary: { ...stageOf(change, version), percent } };
  return next(state, change, { action: 'rollout', version, percent }, to);
}

/**
 * One step back: a running canary is withdrawn; without one the version before the live one is live again.
 *
 * @throws Error when there is nothing to go back to
 */
export function rollBack(state: DeploymentState, change: Change): DeploymentState {
  const known = state.remotes[change.remote];
  if (known?.canary) return rollOut(state, change, known.canary.version, 0);
  if (!known?.previous) throw new Error(`${change.remote} has no earlier version in ${state.environment}.`);
  return next(
    state,
    change,
    { action: 'rollback', version: known.previous },
    { live: stageOf(change, known.previous), previous: known.live.version },
  );
}

const stageOf = ({ by, at }: Change, version: string) => ({ version, by, at });

function next(
  state: DeploymentState,
  change: Change,
  what: Pick<DeploymentStep, 'action' | 'version' | 'percent'>,
  pointerAfter: DeploymentPointer,
): DeploymentState {
  return {
    ...state,
    revision: state.revision + 1,
    remotes: { ...state.remotes, [change.remote]: pointerAfter },
    history: [...state.history, { ...change, ...what }].slice(-keptSteps),
  };
}
