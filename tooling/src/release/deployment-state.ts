import * as z from 'zod/mini';

const stage = z.object({ version: z.string(), by: z.string(), at: z.iso.datetime() });

const pointer = z.object({
  live: stage,
  /** A version that some of the devices get. */
  canary: z.optional(z.extend(stage, { percent: z.int().check(z.gte(1), z.lte(99)) })),
  /** Versions that were live before, the last one at the end; none of them is there twice. */
  earlier: z.array(z.string()),
});

/** Files of before the list name one version. */
const storedPointer = z.extend(pointer, {
  earlier: z.optional(pointer.shape.earlier),
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

const state = z.object({
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
export type DeploymentState = z.infer<typeof state>;
export type DeploymentStep = z.infer<typeof step>;
type DeploymentPointer = z.infer<typeof pointer>;

/** Author and time of the change (ISO 8601, UTC). */
export type Change = { remote: string; by: string; at: string };

/** The file of an environment. */
export const deploymentState = z.pipe(
  z.extend(state, { remotes: z.record(z.string(), storedPointer) }),
  z.transform(({ remotes, ...rest }): DeploymentState => {
    const now: DeploymentState['remotes'] = {};
    for (const [remote, { previous, earlier, ...stages }] of Object.entries(remotes)) {
      // After a rollback `previous` was the version that was left: it is no way back.
      const isLeft = lastLiveStep(rest.history, remote)?.action === 'rollback';
      now[remote] = { ...stages, earlier: earlier ?? (previous && !isLeft ? [previous] : []) };
    }
    return { ...rest, remotes: now };
  }),
);

const keptSteps = 200;
const keptVersions = 50;

/** Makes a version live for all devices and stores the previous one; a canary ends. */
export function promote(state: DeploymentState, change: Change, version: string): DeploymentState {
  const known = state.remotes[change.remote];
  if (known?.live.version === version && !known.canary) return state;
  const before = known ? [...known.earlier, known.live.version] : [];
  const earlier = before.filter((other) => other !== version).slice(-keptVersions);
  return next(state, change, { action: 'promote', version }, { live: stageOf(change, version), earlier });
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

/** Milliseconds in which a rollback by another person counts as the same one. */
const sameIncident = 120_000;

/**
 * The version that a rollback makes live: during a rollout the live one, else the previous one. Within two minutes of
 * a rollback by another person it stays the live one: two people react to the same fault.
 *
 * @param to a version that was live before
 * @throws Error without a version to go back to
 */
export function rollbackTarget(state: DeploymentState, change: Change, to?: string): string {
  const { live, canary, earlier = [] } = state.remotes[change.remote] ?? {};
  if (to && to !== live?.version && !earlier.includes(to))
    throw new Error(`${change.remote} ${to} was not live before in ${state.environment}.`);
  const last = state.history.findLast((step) => step.remote === change.remote);
  const isBackAlready =
    last?.action === 'rollback' &&
    last.by !== change.by &&
    Date.parse(change.at) - Date.parse(last.at) < sameIncident;
  const target = to ?? (canary || isBackAlready ? live?.version : earlier.at(-1));
  if (!target) throw new Error(`${change.remote} has no earlier version in ${state.environment}.`);
  return target;
}

/**
 * Makes a previous version live, and drops the later ones from the history; a canary ends.
 *
 * @param seen the state in which the version was chosen
 * @throws Error when another version went live since then
 */
export function rollBack(
  state: DeploymentState,
  change: Change,
  version: string,
  seen: DeploymentState,
): DeploymentState {
  const known = state.remotes[change.remote];
  if (!known) return state;
  const { live, canary, earlier } = known;
  if (live.version === version) return canary ? rollOut(state, change, canary.version, 0) : state;
  if (live.version !== seen.remotes[change.remote]?.live.version)
    throw new Error(`${change.remote} ${live.version} went live in ${state.environment} meanwhile.`);
  const before = earlier.slice(0, earlier.lastIndexOf(version));
  return next(
    state,
    change,
    { action: 'rollback', version },
    { live: stageOf(change, version), earlier: before },
  );
}

/** The version that was live before the last change of the live one, in either direction: open pages began with it. */
export function replacedVersion({ remotes, history }: DeploymentState, remote: string): string | undefined {
  const { live, earlier } = remotes[remote] ?? {};
  const others = history.filter((step) => step.version !== live?.version);
  return lastLiveStep(others, remote)?.version ?? earlier?.at(-1);
}

const lastLiveStep = (history: readonly DeploymentStep[], remote: string) =>
  history.findLast(
    ({ remote: other, action }) => other === remote && (action === 'promote' || action === 'rollback'),
  );

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
