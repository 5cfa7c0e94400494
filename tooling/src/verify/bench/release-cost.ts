import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import { root } from '../../process/root';
import type { Deployments } from '../../release/deployments';
import { ReleaseStore } from '../../release/release-store';
import { FolderStorage } from '../../release/storage/folder-storage';
import { startSite } from '../../serve/site/site-server';
import { loadPage, newPhone, type Device, type PageLoad } from './page-load';
import { pages, type MeasuredPage } from './pages';
import { ratiosOf, type Spread } from './statistics';
import type { TwoReleases } from './two-releases';

/** Times as ratios to those of a device that has the release; bytes of scripts to those of a first visit. */
export type ReleaseCost = Record<'visible' | 'usable' | 'scripts', Spread>;

export type Place = { browser: Browser; addresses: Addresses; member: Device; releases: TwoReleases };

/**
 * What a release of every package costs a member who returns: the second visit of a device that has the version before,
 * next to that of a device that has the release.
 *
 * @returns figures by page
 */
export async function measureRelease(place: Place, rounds: number): Promise<Record<string, ReleaseCost>> {
  const { before, after } = place.releases;
  const costs: Record<string, ReleaseCost> = {};
  for (const page of pages.filter(({ forMembers, again }) => forMembers && again)) {
    const first: PageLoad[] = [];
    const unchanged: PageLoad[] = [];
    const released: PageLoad[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const has = await twoVisits(place, page, [after, after]);
      const had = await twoVisits(place, page, [before, after]);
      first.push(has[0]);
      unchanged.push(has[1]);
      released.push(had[1]);
    }
    const of = (figure: (visit: PageLoad) => number, other: readonly PageLoad[]) =>
      ratiosOf(released.map(figure), other.map(figure));
    costs[page.name ?? page.path] = {
      visible: of(({ visible }) => visible, unchanged),
      usable: of(({ usable }) => usable, unchanged),
      scripts: of(bytesOfScripts, first),
    };
  }
  return costs;
}

const bytesOfScripts = ({ bytes, documentBytes, laterBytes }: PageLoad) => bytes - documentBytes + laterBytes;

/** Of one device. @param live what is live at each of them */
async function twoVisits(
  { browser, addresses, member, releases }: Place,
  page: MeasuredPage,
  live: readonly [Deployments, Deployments],
): Promise<[PageLoad, PageLoad]> {
  const phone = await newPhone(browser, member);
  const visit = async (deployments: Deployments) => {
    const site = await serve(addresses, releases.folder, deployments);
    try {
      return await loadPage(phone, addresses.shell.origin, page);
    } finally {
      await site.stop();
    }
  };
  const visits: [PageLoad, PageLoad] = [await visit(live[0]), await visit(live[1])];
  await phone.context().close();
  return visits;
}

/** The local site, which sends differences to browsers that take them. */
export const serve = (addresses: Addresses, folder: string, deployments: Deployments) =>
  startSite({
    addresses,
    profile: 'A',
    releases: new ReleaseStore(new FolderStorage(folder)),
    releasesFolder: folder,
    deployments,
    partners: { read: () => Promise.resolve({}) },
    publicFolder: path.join(root, 'shell/public'),
  });
