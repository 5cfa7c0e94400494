import fs from 'node:fs';
import path from 'node:path';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { Deployments } from '../release/deployments';
import type { ReleaseStore } from '../release/release-store';
import { shellFolders } from '../release/shell-folders';
import { root } from '../root';
import { siteFacts } from '../site/headers';
import { demoPartners } from '../site/partners';
import { deploymentProfileOf, type ProfileName } from '../site/profiles';
import { nginxConfiguration } from './configuration';
import { writeSite } from './write-site';

type Request = {
  addresses: Addresses;
  profile: ProfileName;
  releases: ReleaseStore;
  deployments: Deployments;
  /** Folder of the releases: nginx serves files. */
  releasesFolder: string;
  /** Where the configuration and the pages go. */
  output: string;
  /** Address of the API behind nginx. */
  apiUpstream: string;
};

/**
 * Writes `nginx.conf` and the folder `site` for one environment.
 *
 * @returns the path of the configuration
 * @throws Error when the environment has no live shell
 */
export async function writeNginx(request: Request): Promise<string> {
  const { addresses, deployments, releases, output } = request;
  const releasesFolder = path.resolve(request.releasesFolder);
  const shell = shellFolders(await deployments.read(), releasesFolder);
  const manifest = await deployments.manifest(releases, addresses.remotes.origin);
  const profile = deploymentProfileOf(request.profile, addresses);
  const partners = demoPartners(addresses);
  const remoteOrigins = [addresses.remotes.origin];
  const standalonePaths = Object.values(manifest.remotes)
    .flatMap(({ descriptor }) => descriptor.routes)
    .filter(({ chrome, path: pattern }) => chrome === 'bare' && !/[:*]/.test(pattern))
    .map(({ path: pattern }) => pattern);
  const siteFolder = path.resolve(output, 'site');
  await writeSite(siteFolder, {
    profile,
    partners,
    shop: addresses.shell.origin,
    remoteOrigins,
    manifest,
    shell: shell.live,
    shellBefore: shell.before,
    publicFolder: path.join(root, 'shell/public'),
    standalonePath: standalonePaths[0] ?? null,
  });
  const configuration = nginxConfiguration({
    environment: deployments.environment,
    ports: {
      site: addresses.shell.port,
      remotes: addresses.remotes.port,
      api: addresses.api.port,
    },
    siteFolder,
    releasesFolder,
    apiUpstream: request.apiUpstream,
    partners,
    standalonePaths,
    offlineCard: profile.offlineCard === true,
    facts: siteFacts({ services: profile.services, remoteOrigins, developerOrigins: [], integrity: true }),
  });
  const file = path.resolve(output, 'nginx.conf');
  fs.writeFileSync(file, configuration);
  return file;
}
