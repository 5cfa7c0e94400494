import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { PartnerRegistry } from '../../release/partners/registry';
import { Deployments } from '../../release/deployments';
import { ReleaseStore } from '../../release/release-store';
import { shellFolders } from '../../release/shell-folders';
import { FolderStorage } from '../../release/storage/folder-storage';
import { openStorage } from '../../release/storage/open-storage';
import { root, varFolder } from '../../process/root';
import { drawnKey, DrawnStore } from '../site/drawn/drawn-store';
import { siteFacts } from '../site/headers';
import { pagePatterns } from '../site/page-paths';
import type { ProfileName } from '../site/profile-names';
import { deploymentProfileOf } from '../site/profiles';
import { pageAssets } from '../site/shell-assets';
import { workerFileOf } from '../site/worker-file';
import { nginxConfiguration } from './configuration';
import { writeDrawnPages } from './write-drawn';
import { writeSite } from './write-site';

type Request = {
  addresses: Addresses;
  profile: ProfileName;
  releases: ReleaseStore;
  deployments: Deployments;
  partners: Pick<PartnerRegistry, 'read'>;
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
  const shell = shellFolders(await deployments.inUse(releases), releasesFolder);
  const manifest = await deployments.manifest(releases, addresses.remotes.origin);
  const profile = deploymentProfileOf(request.profile, addresses);
  const partners = await request.partners.read();
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
    languages: profile.availableLanguages,
    defaultLanguage: profile.defaultLanguage,
    standalonePaths,
    pagePatterns: pagePatterns(manifest, profile.flags),
    sharedReceipts: profile.sharedReceipts === true,
    worker: workerFileOf(profile),
    facts: siteFacts({ services: profile.services, remoteOrigins, developerOrigins: [], integrity: true }),
  });
  const live = {
    origin: addresses.shell.origin,
    remotesOrigin: addresses.remotes.origin,
    profile,
    partners,
    manifest,
    assets: pageAssets(shell.live),
    shellVersion: path.basename(shell.live),
  };
  await writeDrawnPages(
    siteFolder,
    live,
    new DrawnStore(new FolderStorage(releasesFolder), deployments.environment, drawnKey(profile)),
  );
  const file = path.resolve(output, 'nginx.conf');
  fs.writeFileSync(file, configuration);
  return file;
}

/** How nginx was set up for an environment, so that a change of its partners can repeat it. */
export type NginxSetup = Pick<
  Request,
  'addresses' | 'profile' | 'releasesFolder' | 'output' | 'apiUpstream'
> & {
  /** Command that tests the configuration and makes nginx read it. */
  reload: string;
};

/** Folder of what is written for nginx. */
export const nginxFolder = () => process.env['MRW_NGINX'] ?? path.join(varFolder, 'nginx');

const setupFile = (environment: string) => path.join(nginxFolder(), `${environment}.setup.json`);

/** Notes the set-up of an environment on this machine. */
export function keepNginxSetup(environment: string, setup: NginxSetup): void {
  fs.mkdirSync(path.dirname(setupFile(environment)), { recursive: true });
  fs.writeFileSync(setupFile(environment), JSON.stringify(setup));
}

/**
 * Writes the configuration of an environment anew and reloads nginx, when it was set up here with `--reload`.
 *
 * @returns the path of the configuration; null where nginx is not set up
 * @throws Error with what nginx says against it: the registration is changed all the same
 */
export async function renewNginx(partners: PartnerRegistry): Promise<string | null> {
  const { environment } = partners;
  if (!fs.existsSync(setupFile(environment))) return null;
  const setup = JSON.parse(fs.readFileSync(setupFile(environment), 'utf8')) as NginxSetup;
  const storage = await openStorage(setup.releasesFolder, process.env);
  const deployments = new Deployments(storage, environment);
  const file = await writeNginx({ ...setup, partners, deployments, releases: new ReleaseStore(storage) });
  await promisify(execFile)('sh', ['-c', setup.reload]);
  return file;
}
