import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** One change of an environment; `hash` chains it to the step before. */
export const deploymentStep = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  /** The package; `policy` for the policy, whose version is a part of its hash. */
  remote: z.string(),
  action: z.enum([
    'promote',
    'rollout',
    'hold',
    'withdraw',
    'rollback',
    'disable',
    'enable',
    'prune',
    'policy',
  ]),
  version: z.string(),
  percent: z.optional(z.int()),
  /** Why, in the words of the author. */
  reason: z.optional(z.string()),
  /** Key that signed the change, and the one that signed the release that came with it. */
  signedBy: z.optional(z.string()),
  releaseSignedBy: z.optional(z.string()),
  /** SHA-256 of the step before and this one (hexadecimal); steps of before the chain have none. */
  hash: z.optional(z.string()),
});

export type DeploymentStep = z.infer<typeof deploymentStep>;

/** The history with one more step at its end. */
export function withStep(
  history: readonly DeploymentStep[],
  step: Omit<DeploymentStep, 'hash'>,
): DeploymentStep[] {
  return [...history, { ...step, hash: hashOf(step, history.at(-1)?.hash) }];
}

/**
 * The first step that is not what was written: it was changed, or one before it was removed, added or changed.
 *
 * @param history every step, oldest first
 * @returns undefined when the chain is whole
 */
export function brokenStep(history: readonly DeploymentStep[]): DeploymentStep | undefined {
  const start = history.findIndex(({ hash }) => hash !== undefined);
  if (start < 0) return undefined;
  return history.slice(start).find(({ hash, ...step }, index) => {
    const before = index === 0 ? undefined : history[start + index - 1]?.hash;
    return hash !== hashOf(step, before);
  });
}

/** The order of the keys counts for nothing, and neither does a key without a value. */
function hashOf(
  {
    at,
    by,
    remote,
    action,
    version,
    percent,
    reason,
    signedBy,
    releaseSignedBy,
  }: Omit<DeploymentStep, 'hash'>,
  before = '',
) {
  const parts = [before, at, by, remote, action, version, percent ?? null, reason ?? null];
  const text = JSON.stringify(signedBy ? [...parts, signedBy, releaseSignedBy ?? null] : parts);
  return createHash('sha256').update(text).digest('hex');
}
