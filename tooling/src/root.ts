import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const remoteNames = ['mf-offers', 'mf-wallet', 'mf-account', 'mf-stores', 'mf-giftcard'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Everything that is made and not kept in the repository. */
export const varFolder = path.join(root, 'var');
export const releasesFolder = path.join(varFolder, 'releases');
export const deploymentsFolder = path.join(varFolder, 'deployments');
export const shellFolder = path.join(varFolder, 'shell');
