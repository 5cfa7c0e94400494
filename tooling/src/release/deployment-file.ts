import * as z from 'zod/mini';
import { deploymentStep, type DeploymentStep } from './history';
import { policy } from './policy';
import { previewKeySet } from './preview/preview-keys';
import { rolloutPlan } from './rollout-plan';

const stage = z.object({ version: z.string(), by: z.string(), at: z.iso.datetime() });

const pointer = z.object({
  live: stage,
  /** Taken off the site: its pages show a panel. */
  disabled: z.optional(z.object({ by: z.string(), at: z.iso.datetime(), reason: z.optional(z.string()) })),
  /** A version that some of the devices get. */
  canary: z.optional(
    z.extend(stage, { percent: z.int().check(z.gte(1), z.lte(99)), plan: z.optional(rolloutPlan) }),
  ),
  /** Versions that were live before, the last one at the end; none of them is there twice. */
  earlier: z.array(z.string()),
  /** SHA-256 of the descriptors of these versions, where signatures are asked for. */
  descriptors: z.optional(z.record(z.string(), z.string())),
});

/** Files of before the list name one version. */
const storedPointer = z.extend(pointer, {
  earlier: z.optional(pointer.shape.earlier),
  previous: z.optional(z.string()),
});

const state = z.object({
  schema: z.literal(2),
  environment: z.string(),
  /** Counts changes. */
  revision: z.int(),
  /** Mixed into the bucket of a device, so that not always the same people get what is new. */
  salt: z.string(),
  remotes: z.record(z.string(), pointer),
  /** Who may change it; without one all who can write here. */
  policy: z.optional(policy),
  /** Whose links may load a preview; without them no link does. */
  previewKeys: z.optional(previewKeySet),
  /** The last steps, oldest first; those before them are in files of their own. */
  history: z.array(deploymentStep),
  /** How many files of earlier steps there are. */
  archived: z.optional(z.int()),
  /** JWS of each package, the policy and the whole file (`*`), where the policy asks for them. */
  signatures: z.optional(z.record(z.string(), z.string())),
});

/** Which version of each remote is live in one environment: the one small file that a release changes. */
export type DeploymentState = z.infer<typeof state>;
export type DeploymentPointer = z.infer<typeof pointer>;

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

/** Steps that made a version live, in their order. */
export const liveSteps = (history: readonly DeploymentStep[], remote: string) =>
  history.filter(
    ({ remote: other, action }) => other === remote && (action === 'promote' || action === 'rollback'),
  );

/** The last step that made a version live. */
export const lastLiveStep = (history: readonly DeploymentStep[], remote: string) =>
  liveSteps(history, remote).at(-1);
