import http from 'node:http';
import path from 'node:path';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import type { Partners } from '@mrw/shared-contracts/partners/registration';
import { devServerOrigin } from '../../compile/dev/dev-server-address';
import type { PartnerRegistry } from '../../release/partners/registry';
import { productionEnvironment, type Deployments } from '../../release/deployments';
import type { ReleaseStore } from '../../release/release-store';
import { differencesFolder } from '../../release/differences/script-rules';
import { shellFolders } from '../../release/shell-folders';
import { FolderStorage } from '../../release/storage/folder-storage';
import { siteFacts } from './headers';
import { drawnKey, DrawnStore } from './drawn/drawn-store';
import { close, listen } from './http-server';
import type { ProfileName } from './profile-names';
import { deploymentProfileOf } from './profiles';
import { keepFor } from './sitemap/keep-for';
import { readSitemap } from './sitemap/read-sitemap';
import { answerSite, surfaceHeaders, type Site } from './site-answers';
import { sendFile } from './static-files';

export type SiteOptions = {
  addresses: Addresses;
  profile: ProfileName;
  releases: ReleaseStore;
  /** Folder that the remotes' host serves. */
  releasesFolder: string;
  deployments: Deployments;
  partners: Pick<PartnerRegistry, 'read'>;
  /** Folder of files that are served as they are, for example the icon. */
  publicFolder: string;
  /**
   * When the API of this machine last changed what it answers, in milliseconds since 1970: a drawn page of before is not
   * served. Without it the age of a page decides alone.
   */
  changedAt?: () => Promise<number>;
  /** A remote that is compiled on every save, and a build of the shell, take the place of their releases. */
  development?: { remote: string; live(): Promise<LiveRemote>; shell: string };
};

export type RunningSite = { setProfile(profile: ProfileName): void; stop(): Promise<void> };

/** Serves the site and, on its own origin, the releases of the remotes. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { addresses, releasesFolder } = options;
  let profile = options.profile;
  const site = siteOf(options, () => profile);
  // Fails before it listens when no shell is live.
  await site.shell();
  const pages = http.createServer((request, response) => {
    answerSite(site, { request, response }).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const remotes = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', addresses.remotes.origin);
    const [, name = ''] = url.pathname.split('/');
    const script = { address: url.pathname, differences: differencesOf(releasesFolder, name) };
    const place = { folder: releasesFolder, name: url.pathname, script };
    sendFile({ request, response }, place, surfaceHeaders(site, 'release'));
  });
  await Promise.all([listen(pages, addresses.shell.port), listen(remotes, addresses.remotes.port)]);
  return {
    setProfile: (next) => {
      profile = next;
    },
    stop: async () => {
      await Promise.all([close(pages), close(remotes)]);
    },
  };
}

const differencesOf = (releasesFolder: string, name: string) =>
  path.join(releasesFolder, differencesFolder, name);

function siteOf(options: SiteOptions, profileName: () => ProfileName): Site {
  const { addresses, releases, deployments, development, publicFolder } = options;
  const developerTools = deployments.environment !== productionEnvironment;
  const developerOrigins = developerTools ? [devServerOrigin(addresses)] : [];
  const remoteOrigins = [addresses.remotes.origin, ...developerOrigins];
  const { services } = deploymentProfileOf(profileName(), addresses);
  const state = lastGood(() => deployments.inUse(releases));
  const manifest = lastGood(() => deployments.manifest(releases, addresses.remotes.origin));
  return {
    addresses,
    publicFolder,
    differences: differencesOf(options.releasesFolder, 'shell'),
    remoteOrigins,
    developerTools,
    // Read for every response: a registration needs no restart, and neither does a release.
    partners: lastGood<Partners>(() => options.partners.read(), {}),
    facts: siteFacts({ services, remoteOrigins, developerOrigins, integrity: !developerTools }),
    profile: () => deploymentProfileOf(profileName(), addresses),
    manifest: async () => {
      const released = await manifest();
      if (!development) return released;
      const live = await development.live();
      return { ...released, remotes: { ...released.remotes, [development.remote]: live } };
    },
    sitemap: keepFor(60_000, () =>
      readSitemap(deploymentProfileOf(profileName(), addresses), addresses.shell.origin),
    ),
    drawn: () =>
      development
        ? null
        : new DrawnStore(
            new FolderStorage(options.releasesFolder),
            deployments.environment,
            drawnKey(deploymentProfileOf(profileName(), addresses)),
          ),
    changedAt: options.changedAt ?? (() => Promise.resolve(0)),
    shell: async () =>
      development
        ? { live: development.shell, before: null }
        : shellFolders(await state(), options.releasesFolder),
  };
}

/** What was read last stays in force while a file is broken, or was changed by another than its signer. */
function lastGood<Value>(read: () => Promise<Value>, first?: Value): () => Promise<Value> {
  let known = first;
  return async () => {
    try {
      known = await read();
    } catch (error) {
      if (known === undefined) throw error;
      console.error(error);
    }
    return known;
  };
}
