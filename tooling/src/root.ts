import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const remoteNames = ['mf-offers', 'mf-wallet', 'mf-account', 'mf-stores', 'mf-giftcard'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Everything that is made and not kept in the repository. */
export const varFolder = path.join(root, 'var');
/** Releases of the remotes, and below `deployments` which of them is live where. */
export const releasesFolder = path.join(varFolder, 'releases');
