import type { DeploymentProfile } from '@mrw/shared-contracts';
import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import type { Partners } from '@mrw/shared-contracts/partners/registration';
import { renderPage } from '../page';
import { framingOf, profileFor } from '../partners';
import type { PageAssets } from '../shell-assets';
import type { DrawnView } from './drawn-view';

/** What the pages of an environment are made of: one set of live versions. */
export type LiveSite = {
  /** Origin of the site, and of the releases. */
  origin: string;
  remotesOrigin: string;
  profile: DeploymentProfile;
  partners: Partners;
  manifest: DeploymentManifest;
  assets: PageAssets;
  shellVersion: string;
};

/** The document of a page that was drawn. */
export const drawnDocument = (site: LiveSite, view: DrawnView, nonce: string): string =>
  renderPage({
    path: view.address.replace(/\?.*$/, ''),
    origin: site.origin,
    language: view.language,
    nonce,
    profile: profileFor(site.profile, framingOf(site.partners, null)),
    manifest: site.manifest,
    preload: true,
    remoteOrigins: [site.remotesOrigin],
    assets: site.assets,
    drawn: view,
  });
