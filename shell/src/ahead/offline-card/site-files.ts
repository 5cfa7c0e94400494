import { addressOfFiles, readManifest } from '@mrw/shared-contracts/manifest';
import { readPageData } from '../../host/page-data';
import { routeOf } from '../../host/routes/route-of';
import { cardPage, keptPages } from './names';

/** Address and integrity of a script. */
export type SiteFile = readonly [url: string, integrity: string];

/**
 * The scripts that a page needs to show the card offline: all of the shell, and of the remotes that show the card and what is kept with it, in the
 * version for this device.
 *
 * @param origin of the site
 * @param device id of this browser, which decides about a rollout
 * @throws Error when the page cannot be read, or has no card
 */
export function siteFiles(page: Document, origin: string, device: string): readonly SiteFile[] {
  const { profile, remoteOrigins, manifest, chunks } = readPageData(page);
  const { remotes } = readManifest(manifest, remoteOrigins, device);
  const drawing = (path: string) => {
    const route = routeOf(path, remotes, profile.flags);
    return route.kind === 'remote' ? remotes[route.remote] : undefined;
  };
  if (!drawing(cardPage)) throw new Error('No remote draws the card.');
  const shown = new Set((profile.offlineWallet ? keptPages : [cardPage]).map(drawing));
  const early = [...page.querySelectorAll('script[src]')].map((script): SiteFile => {
    const { href } = new URL(script.getAttribute('src') ?? '', origin);
    return [href, script.getAttribute('integrity') ?? ''];
  });
  // Later scripts of the shell are in the same folder as the first ones.
  const folder = new URL('.', early[0]?.[0] ?? origin).href;
  return [
    ...early,
    ...below(folder, chunks),
    ...[...shown].flatMap((remote) =>
      remote ? below(addressOfFiles(remote), remote.descriptor.integrity) : [],
    ),
  ];
}

const below = (folder: string, files: Readonly<Record<string, string>>): readonly SiteFile[] =>
  Object.entries(files).map(([file, integrity]): SiteFile => [folder + file, integrity]);
