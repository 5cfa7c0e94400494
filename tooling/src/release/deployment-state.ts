import { lastLiveStep, type DeploymentPointer, type DeploymentState } from './deployment-file';
import { withStep, type DeploymentStep } from './history';
import { fingerprintOf, type Policy } from './policy';
import type { PreviewKeys } from './preview/preview-keys';
import type { RolloutPlan } from './rollout-plan';

/** Author and time of the change (ISO 8601, UTC). */
export type Change = { remote: string; by: string; at: string };

const keptVersions = 50;

/** Makes a version live for all devices and stores the previous one; a canary ends. */
export function promote(
  state: DeploymentState,
  change: Change,
  version: string,
  reason?: string,
): DeploymentState {
  const known = state.remotes[change.remote];
  if (known?.live.version === version && !known.canary) return state;
  const before = known ? [...known.earlier, known.live.version] : [];
  const earlier = before.filter((other) => other !== version).slice(-keptVersions);
  const live = stageOf(change, version);
  const what = { action: 'promote' as const, version, ...(reason ? { reason } : {}) };
  return next(state, change, what, { ...disabledOf(known), live, earlier });
}

/** Percent of the devices, 0 to 100: 0 withdraws the version, 100 makes it live. A rollout without a plan ends a plan. */
export type Share = { percent: number; plan?: RolloutPlan | undefined; reason?: string | undefined };

/**
 * Gives a version to some of the devices.
 *
 * @throws Error when the remote has no live version, or the version is live already
 */
export function rollOut(
  state: DeploymentState,
  change: Change,
  version: string,
  { percent, plan, reason }: Share,
): DeploymentState {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Error('A rollout is a whole number from 0 to 100, in percent of devices.');
  const why = reason ? { reason } : {};
  if (percent === 100) return promote(state, change, version, reason);
  const known = state.remotes[change.remote];
  if (!known) throw new Error(`${change.remote} has no live version; promote one first.`);
  const { canary, ...rest } = known;
  if (percent === 0) {
    if (!canary) return state;
    return next(state, change, { action: 'withdraw', version: canary.version, ...why }, rest);
  }
  if (known.live.version === version) throw new Error(`${change.remote} ${version} is live already.`);
  const to = { ...rest, canary: { ...stageOf(change, version), percent, ...(plan ? { plan } : {}) } };
  return next(state, change, { action: 'rollout', version, percent, ...why }, to);
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
  if (live.version === version)
    return canary ? rollOut(state, change, canary.version, { percent: 0 }) : state;
  if (live.version !== seen.remotes[change.remote]?.live.version)
    throw new Error(`${change.remote} ${live.version} went live in ${state.environment} meanwhile.`);
  const before = earlier.slice(0, earlier.lastIndexOf(version));
  return next(
    state,
    change,
    { action: 'rollback', version },
    { ...disabledOf(known), live: stageOf(change, version), earlier: before },
  );
}

/**
 * Takes a remote off the site for all devices, or puts it back: its pages show a panel, and no version changes.
 *
 * @param reason why, for the history
 * @throws Error when the remote is not live, or is the shell
 */
export function disable(
  state: DeploymentState,
  change: Change,
  { disabled, reason }: { disabled: boolean; reason: string | undefined },
): DeploymentState {
  const known = state.remotes[change.remote];
  if (change.remote === 'shell') throw new Error('The shell cannot be disabled: roll it back.');
  if (!known) throw new Error(`${change.remote} has no live version.`);
  if ((known.disabled !== undefined) === disabled) return state;
  const { live, canary, earlier } = known;
  const rest = { live, earlier, ...(canary ? { canary } : {}) };
  const why = reason ? { reason } : {};
  return next(
    state,
    change,
    { action: disabled ? 'disable' : 'enable', version: known.live.version, ...why },
    disabled ? { ...rest, disabled: { by: change.by, at: change.at, ...why } } : rest,
  );
}

/** Takes deleted versions away from those that a rollback can return to: one step for each. */
export function forget(
  state: DeploymentState,
  change: Change,
  versions: readonly { version: string; reason: string }[],
): DeploymentState {
  const known = state.remotes[change.remote];
  if (!known) return state;
  const gone = new Set(versions.map(({ version }) => version));
  const earlier = known.earlier.filter((version) => !gone.has(version));
  return versions.reduce(
    (after, { version, reason }) =>
      next(after, change, { action: 'prune', version, reason }, { ...known, earlier }),
    state,
  );
}

/** Replaces the policy; the same one again changes nothing. */
export function setPolicy(state: DeploymentState, change: Change, to: Policy): DeploymentState {
  const version = fingerprintOf(to);
  if (state.policy && fingerprintOf(state.policy) === version) return state;
  const history = withStep(state.history, { ...change, action: 'policy', version });
  return { ...state, revision: state.revision + 1, policy: to, history };
}

/** The public keys of preview links; the history names them as it names a policy. */
export function setPreviewKeys(state: DeploymentState, change: Change, keys: PreviewKeys): DeploymentState {
  const version = fingerprintOf(keys);
  if (state.previewKeys && fingerprintOf(state.previewKeys) === version) return state;
  const reason = 'keys of preview links';
  const history = withStep(state.history, { ...change, action: 'policy', version, reason });
  return { ...state, revision: state.revision + 1, previewKeys: keys, history };
}

/** Stores that a plan waits, with the reason; the same kind of reason again changes nothing. */
export function hold(
  state: DeploymentState,
  change: Change,
  { why, reason }: { why: string; reason: string },
): DeploymentState {
  const known = state.remotes[change.remote];
  const { canary } = known ?? {};
  if (!known || !canary?.plan || canary.plan.held === why) return state;
  const plan = { ...canary.plan, held: why };
  const { version, percent } = canary;
  const to = { ...known, canary: { ...canary, plan } };
  return next(state, change, { action: 'hold', version, percent, reason }, to);
}

/** The version that was live before the last change of the live one, in either direction: open pages began with it. */
export function replacedVersion({ remotes, history }: DeploymentState, remote: string): string | undefined {
  const { live, earlier } = remotes[remote] ?? {};
  const others = history.filter((step) => step.version !== live?.version);
  return lastLiveStep(others, remote)?.version ?? earlier?.at(-1);
}

/** A remote that was taken off the site stays so until it is put back. */
const disabledOf = (known: DeploymentPointer | undefined) =>
  known?.disabled ? { disabled: known.disabled } : {};

const stageOf = ({ by, at }: Change, version: string) => ({ version, by, at });

function next(
  state: DeploymentState,
  change: Change,
  what: Pick<DeploymentStep, 'action' | 'version' | 'percent' | 'reason'>,
  pointerAfter: DeploymentPointer,
): DeploymentState {
  return {
    ...state,
    revision: state.revision + 1,
    remotes: { ...state.remotes, [change.remote]: pointerAfter },
    history: withStep(state.history, { ...change, ...what }),
  };
}
