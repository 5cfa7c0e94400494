import type { DeploymentProfile } from '@mrw/shared-contracts';
import { workerFiles } from '../../compile/webpack/shell-files';

/** What is served at the address of the worker: where the deployment has none of its parts, what removes an installed one. */
export const workerFileOf = ({
  offlineCard,
  webPush,
  sharedReceipts,
}: Pick<DeploymentProfile, 'offlineCard' | 'webPush' | 'sharedReceipts'>): string =>
  offlineCard || webPush || sharedReceipts ? workerFiles.worker : workerFiles.removal;
