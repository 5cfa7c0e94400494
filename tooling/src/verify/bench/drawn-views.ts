import type { Addresses } from '@mrw/shared-contracts/addresses';
import { drawPage } from '../../draw/draw-page';
import { DrawingBrowser } from '../../draw/drawing-browser';
import { makeView } from '../../draw/make-view';
import { localDeployments, localShell } from '../../release/local';
import type { DrawnView } from '../../serve/site/drawn/drawn-view';
import type { LiveSite } from '../../serve/site/drawn/live-site';
import { liveVersions } from '../../serve/site/drawn/live-versions';
import { deploymentProfileOf } from '../../serve/site/profiles';
import { isDrawn, pages } from './pages';
import type { DrawnViews, Variant } from './variants';

/** What the pages are drawn from. @param federated the product as it is served */
export async function drawingSite(federated: Variant, addresses: Addresses): Promise<LiveSite> {
  const shellVersion = (await localDeployments().read()).remotes['shell']?.live.version;
  if (!shellVersion) throw new Error(`${await localShell()} has no version.`);
  return {
    origin: addresses.shell.origin,
    remotesOrigin: addresses.remotes.origin,
    profile: deploymentProfileOf('A', addresses),
    partners: {},
    manifest: federated.manifest,
    assets: federated.scripts,
    shellVersion,
  };
}

/** Milliseconds until a page has to be ready. */
const limit = 20_000;

/**
 * Draws the measured pages anew: no round shows answers that are older than itself.
 *
 * @returns the views, and the milliseconds that each took
 */
export async function drawViews(site: LiveSite, chromium: string) {
  const browser = new DrawingBrowser(chromium);
  const views = new Map<string, DrawnView>();
  const times = new Map<string, number>();
  const versions = liveVersions(site.shellVersion, site.manifest);
  try {
    for (const { path } of pages.filter(isDrawn)) {
      const start = performance.now();
      const facts = { address: path, language: site.profile.defaultLanguage };
      const page = await browser.withPage((tab) => drawPage(tab, site, { ...facts, limit }), 2 * limit);
      times.set(path, performance.now() - start);
      views.set(path, makeView(page, { ...facts, items: '', versions }));
    }
  } finally {
    await browser.end();
  }
  return { views, times };
}

/** For a page without remotes: the first script compares versions of the shell only. */
export const asOneBundle = (views: DrawnViews): DrawnViews =>
  new Map(
    [...views].map(([path, view]) => [path, { ...view, versions: { shell: view.versions['shell'] ?? '' } }]),
  );
