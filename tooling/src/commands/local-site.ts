import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { openRegistry } from '../release/partners/registry';
import { localDeployments, localReleases } from '../release/local';
import { releasesFolder, root } from '../process/root';
import type { ProfileName } from '../serve/site/profile-names';
import { startSite, type RunningSite, type SiteOptions } from '../serve/site/site-server';

/** The site of an environment of this machine. */
export const startLocalSite = async (
  environment: string,
  profile: ProfileName,
  more: Pick<SiteOptions, 'changedAt' | 'development'>,
): Promise<RunningSite> =>
  startSite({
    addresses: readAddresses(process.env),
    profile,
    releases: localReleases(),
    releasesFolder,
    deployments: localDeployments(environment),
    partners: await openRegistry(environment),
    publicFolder: path.join(root, 'shell/public'),
    ...more,
  });
