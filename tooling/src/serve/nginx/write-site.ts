import fs from 'node:fs';
import path from 'node:path';
import type { DeploymentProfile } from '@mrw/shared-contracts';
import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import type { Partners } from '@mrw/shared-contracts/partners/registration';
import { embedSettings } from '../site/embed-answers';
import { renderPage } from '../site/page';
import { framingOf, profileFor } from '../site/partners';
import { robots } from '../site/robots';
import { pageAssets } from '../site/shell-assets';
import { webManifest, webManifestPath } from '../site/web-manifest';
import { replaceFile } from './replace-file';
import { partnerPage } from './configuration';
import { noncePlaceholder } from './page-directives';
import { pageIn } from './page-locations';

export type StaticSite = {
  profile: DeploymentProfile;
  partners: Partners;
  /** Origin of the site. */
  shop: string;
  remoteOrigins: readonly string[];
  manifest: DeploymentManifest;
  /** Folder of the live release of the shell, and of the one before it. */
  shell: string;
  shellBefore: string | null;
  /** Folder of files that are served as they are. */
  publicFolder: string;
  /** A standalone path, to create its page; null without one. */
  standalonePath: string | null;
};

/**
 * Writes everything that a static web server needs for the site besides the releases: its pages, the deployment
 * manifest, the settings for partners. To be repeated after each change of a live version; every file is replaced
 * atomically.
 */
export async function writeSite(folder: string, site: StaticSite): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const { defaultLanguage } = site.profile;
  const write = (name: string, text: string) => replaceFile(path.join(folder, name), text);
  const page = (address: string, partner: string | null, language = defaultLanguage) =>
    renderPage({
      path: address,
      origin: site.shop,
      language,
      nonce: noncePlaceholder,
      profile: profileFor(site.profile, framingOf(site.partners, partner)),
      manifest: site.manifest,
      preload: true,
      remoteOrigins: site.remoteOrigins,
      assets: pageAssets(site.shell),
    });
  // What the pages name comes first.
  link(path.join(folder, 'shell'), site.shell);
  if (site.shellBefore) link(path.join(folder, 'shell-before'), site.shellBefore);
  link(path.join(folder, 'public'), site.publicFolder);
  write('deployment.json', JSON.stringify(site.manifest));
  write('robots.txt', robots(site.shop, site.manifest));
  for (const language of site.profile.availableLanguages) {
    write(webManifestPath(language), webManifest(site.profile, language));
    write(`${pageIn(language)}.html`, page('/home', null, language));
  }
  write('page.html', page('/home', null));
  write('browser-support.html', page('/browser-support', null));
  if (site.standalonePath) write('gift-card.html', page(site.standalonePath, null));
  write('partner.html', page('/home', ''));
  for (const id of Object.keys(site.partners)) {
    write(`${partnerPage(id)}.html`, page('/home', id));
    const { status, body } = await embedSettings({
      ...site,
      partner: id,
      origin: undefined,
      manifest: () => Promise.resolve(site.manifest),
    });
    if (status === 200) write(`settings-${partnerPage(id)}.json`, JSON.stringify(body));
  }
}

function link(file: string, to: string): void {
  fs.rmSync(`${file}.part`, { force: true });
  fs.symlinkSync(to, `${file}.part`);
  fs.renameSync(`${file}.part`, file);
}
