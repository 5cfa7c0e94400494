import type { DeploymentProfile, Language } from '@mrw/shared-contracts';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import { headersFor, type Headers } from '@mrw/shared-contracts/headers';
import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import type { Partners } from '@mrw/shared-contracts/partners/registration';
import type { Deployments } from '../release/deployments';
import type { ReleaseStore } from '../release/release-store';
import { pageSurface, siteFacts } from '../serve/site/headers';
import type { LiveSite } from '../serve/site/drawn/live-site';
import { ownerOf, renderPage } from '../serve/site/page';
import { framingOf, profileFor } from '../serve/site/partners';
import type { ShellEntry } from '../serve/site/shell-assets';
import { assetMap, assetMapFile } from '../compile/webpack/shell-files';

const nonce = 'ZHJhd2luZw==';

/**
 * The document that a page is drawn from: the one of the site, with live versions only, without telemetry and
 * without what is for developers.
 */
export function documentOf(
  site: LiveSite,
  path: string,
  language: Language,
): { html: string; headers: Headers } {
  const { origin, remotesOrigin, partners, assets } = site;
  const services = { ...site.profile.services };
  delete services.telemetry;
  const framing = framingOf(partners, null);
  const remoteOrigins = [remotesOrigin];
  const html = renderPage({
    path,
    origin,
    language,
    nonce,
    profile: profileFor({ ...site.profile, services }, framing),
    manifest: liveOnly(site.manifest),
    preload: true,
    remoteOrigins,
    assets,
  });
  const facts = siteFacts({ services, remoteOrigins, developerOrigins: [], integrity: true });
  const standsAlone = ownerOf(path, site.manifest)?.route.chrome === 'bare';
  return {
    html,
    headers: {
      ...headersFor(pageSurface(path, null, standsAlone), { ...facts, nonce, ancestors: [] }),
      'Content-Type': 'text/html; charset=utf-8',
    },
  };
}

/** Versions in a rollout belong to some devices only. */
const liveOnly = (manifest: DeploymentManifest): DeploymentManifest => ({
  ...manifest,
  remotes: Object.fromEntries(
    Object.entries(manifest.remotes).map(([name, remote]) => [name, { ...remote, canary: undefined }]),
  ),
});

type Sources = {
  addresses: Addresses;
  profile: DeploymentProfile;
  releases: ReleaseStore;
  deployments: Deployments;
  partners: Partners;
};

/** What is live now. @throws Error when the environment has no live shell */
export async function readLiveSite({ addresses, profile, ...sources }: Sources): Promise<LiveSite> {
  const { releases, deployments, partners } = sources;
  const shellVersion = (await deployments.read()).remotes['shell']?.live.version;
  if (!shellVersion) throw new Error(`${deployments.environment} has no live shell.`);
  const assets = async (entry: ShellEntry) => {
    const file = await releases.file('shell', shellVersion, assetMapFile(entry));
    return assetMap.parse(JSON.parse(file?.toString('utf8') ?? 'null'));
  };
  return {
    origin: addresses.shell.origin,
    remotesOrigin: addresses.remotes.origin,
    profile,
    partners,
    manifest: await deployments.manifest(releases, addresses.remotes.origin),
    assets: { main: await assets('main'), standalone: await assets('standalone') },
    shellVersion,
  };
}
