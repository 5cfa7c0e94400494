import path from 'node:path';
import type { DeploymentProfile } from '@mrw/shared-contracts';
import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import { readJson } from '../package-manifest';
import { assetMap, laterChunks } from '../webpack/asset-map-plugin';
import { framingOf, originsOf, profileFor, readableBy, type Partners } from './partners';

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
  const origins = originsOf(partners, partner);
  const headers = readableBy(origins, origin);
  const assets = assetMap.parse(readJson(path.join(parts.shell, 'assets.json')));
  const { inlineWallet } = assets;
  const integrity = assets.integrity[inlineWallet ?? ''];
  if (origins.length === 0 || !inlineWallet || !integrity) return { status: 404, headers, body: null };
  return {
    status: 200,
    headers,
    body: {
      site: {
        profile: profileFor(parts.profile, framingOf(partners, partner)),
        remoteOrigins: parts.remoteOrigins,
        deploymentUrl: `${shop}/deployment.json`,
        chunks: laterChunks(assets),
      },
      deployment: await parts.manifest(),
      script: { src: `${shop}/assets/${inlineWallet}`, integrity },
    },
  };
}
