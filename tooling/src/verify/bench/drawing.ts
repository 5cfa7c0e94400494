import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import { DrawingJob } from '../../draw/job';
import { chromiumPath } from '../../process/find-chromium';
import { localReleases, wholeBuilds } from '../../release/local';
import { FolderStorage } from '../../release/storage/folder-storage';
import { DrawnStore } from '../../serve/site/drawn/drawn-store';
import { keepDrawing } from './bench-results';
import { startBenchSite } from './bench-site';
import { drawingSite } from './drawn-views';
import { federated } from './variants';

/** The page that is changed: an offer and the lists that name it. */
const changed = '/campaign/101';

/**
 * Measures the job: the public pages of the sandbox in every language, again and again until there are enough, as many at
 * a time as there are processors; and one page after a change.
 *
 * @param wanted how many pages
 */
export async function measureDrawing(addresses: Addresses, wanted: number): Promise<void> {
  const manifest = await (await wholeBuilds()).manifest(localReleases(), addresses.remotes.origin);
  const [product] = await federated(manifest);
  const site = await startBenchSite(addresses, product);
  const live = await drawingSite(product, addresses);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-drawing-'));
  const workers = os.availableParallelism();
  const job = new DrawingJob({
    store: new DrawnStore(new FolderStorage(folder), 'bench', 'A'),
    readSite: () => Promise.resolve(live),
    chromium: chromiumPath(),
    workers,
    limit: 20_000,
    print: console.log,
  });
  try {
    await job.readPages(live);
    const addressesOfPages = job.addresses();
    let [pages, failed] = [0, 0];
    const start = performance.now();
    while (pages + failed < wanted) {
      const left = Math.ceil((wanted - pages - failed) / live.profile.availableLanguages.length);
      job.usePages(addressesOfPages.slice(0, left));
      const counts = await job.round(live);
      if (counts.drawn === 0) throw new Error('No page is drawn.');
      pages += counts.drawn;
      failed += counts.failed;
    }
    const seconds = (performance.now() - start) / 1_000;
    // As after a change: the lists are read, and the page is drawn in every language.
    const before = performance.now();
    await job.readPages(live);
    job.usePages([changed]);
    const { drawn } = await job.round(live);
    const one = { pages: drawn, seconds: (performance.now() - before) / 1_000 };
    keepDrawing({ pages, failed, seconds, workers, changed: one });
  } finally {
    await job.end();
    await site.stop();
    fs.rmSync(folder, { recursive: true });
  }
}
