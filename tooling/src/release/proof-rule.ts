import type { DeploymentState } from './deployment-file';
import { localEnvironment, productionEnvironment, type Deployments } from './deployments';
import type { DeploymentStep } from './history';
import { proof, proofFaults, proofFile } from './proof';
import type { ReleaseStore } from './release-store';

type Context = { releases: ReleaseStore; deployments: Deployments; withoutProof: string | undefined };
type Step = Pick<DeploymentStep, 'remote' | 'version' | 'action'>;

/** Whether what is published is checked first: a developer's own environment needs no proof. */
export const needsProof = ({ deployments, withoutProof }: Pick<Context, 'deployments' | 'withoutProof'>) =>
  deployments.environment !== localEnvironment && withoutProof === undefined;

/** What the history says of a version that goes live without a proof. */
export const reasonOf = ({ withoutProof }: Pick<Context, 'withoutProof'>) =>
  withoutProof === undefined ? undefined : `without proof: ${withoutProof}`;

/**
 * What the proof of a step leaves open. Production asks for it when a version goes to devices for the first time; a
 * version that is there already, and a way back, need none.
 */
export async function openProof(
  { releases, deployments, withoutProof }: Context,
  { remotes }: DeploymentState,
  { remote, version, action }: Step,
): Promise<string[]> {
  if (deployments.environment !== productionEnvironment || withoutProof !== undefined) return [];
  const { live, canary } = remotes[remote] ?? {};
  if (action === 'rollback' || [live?.version, canary?.version].includes(version)) return [];
  const descriptor = await releases.file(remote, version, 'descriptor.json');
  if (!descriptor) throw new Error(`${remote} ${version} is not published.`);
  const stored = await releases.file(remote, version, proofFile);
  const faults = proofFaults(
    stored === null ? null : proof.parse(JSON.parse(stored.toString('utf8'))),
    descriptor,
  );
  return faults.length > 0 ? [...faults, 'To release it all the same: --without-proof "reason".'] : [];
}
