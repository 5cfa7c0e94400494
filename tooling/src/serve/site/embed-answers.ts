import type { DeploymentProfile } from '@mrw/shared-contracts';
import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import type { Partners } from '@mrw/shared-contracts/partners/registration';
import { laterChunks } from '../../compile/webpack/shell-files';
import { originsOf, partnerOf, profileFor, readableBy } from './partners';
import { shellAssets } from './shell-assets';

type Answer = { status: number; headers: Record<string, string>; body: unknown };

/** What an inline wallet needs before its program runs: for pages of the named partner only. */
export async function embedSettings(parts: {
  /** Partner id, as the element names it. */
  partner: string;
  origin: string | undefined;
  partners: Partners;
  profile: DeploymentProfile;
  /** Origin of this site. */
  shop: string;
  remoteOrigins: readonly string[];
  /** Folder of the shell's build. */
  shell: string;
  manifest(): Promise<DeploymentManifest>;
}): Promise<Answer> {
  const { partners, partner, origin, shop } = parts;
  const origins = originsOf(partners, partner, 'inline');
  const languages = partnerOf(partners, partner)?.languages ?? [];
  const headers = readableBy(origins, origin);
  const assets = shellAssets(parts.shell, 'inline-wallet');
  const [program = ''] = assets.scripts;
  const integrity = assets.integrity[program];
  if (origins.length === 0 || !integrity) return { status: 404, headers, body: null };
  return {
    status: 200,
    headers,
    body: {
      site: {
        profile: profileFor(parts.profile, { partners: origins, ancestors: [], languages }),
        remoteOrigins: parts.remoteOrigins,
        deploymentUrl: `${shop}/deployment.json`,
        chunks: laterChunks(assets),
      },
      deployment: await parts.manifest(),
      script: { src: `${shop}/assets/${program}`, integrity },
    },
  };
}
