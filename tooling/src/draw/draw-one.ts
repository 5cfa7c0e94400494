import { randomUUID } from 'node:crypto';
import { StorageConflict } from '../release/storage/storage';
import type { DrawnPlace, DrawnStore, StoredRecord } from '../site/drawn/drawn-store';
import { liveVersions } from '../site/drawn/live-versions';
import { drawPage } from './draw-page';
import type { DrawingBrowser } from './drawing-browser';
import type { DrawingSite } from './drawing-site';
import { pageLimit } from './limits';
import { makeView } from './make-view';

export type Work = { store: DrawnStore; site: DrawingSite; browser: DrawingBrowser };
export type Task = { place: DrawnPlace; address: string };
export type Outcome = { kind: 'drawn' } | { kind: 'failed'; why: string } | { kind: 'taken' };

/** Of this process. */
const by = randomUUID();
/** Milliseconds: a job that ends in between leaves the page to the others after that. */
const leaseFor = 2 * pageLimit;

/** Draws a page and stores it, unless another job is at it. A page that fails has no view any more. */
export async function drawOne({ store, site, browser }: Work, { place, address }: Task): Promise<Outcome> {
  const before = await store.read(place);
  const { lease } = before.record;
  const now = Date.now();
  if (lease && lease.by !== by && lease.until > now) return { kind: 'taken' };
  try {
    await store.write(place, {
      ...before,
      record: { ...before.record, lease: { by, until: now + leaseFor } },
    });
    const { condition } = await store.read(place);
    const versions = liveVersions(site.shellVersion, site.manifest);
    const { language } = place;
    const drawn = await browser
      .withPage((page) => drawPage(page, site, { address, language, limit: pageLimit }))
      .then((page) => ({ view: makeView(page, { address, language, versions }) }))
      .catch((error: unknown) => ({ failure: { why: textOf(error), at: now, versions } }));
    await store.write(place, { record: { schema: 1, ...drawn }, condition } satisfies StoredRecord);
    return 'failure' in drawn ? { kind: 'failed', why: drawn.failure.why } : { kind: 'drawn' };
  } catch (error) {
    if (error instanceof StorageConflict) return { kind: 'taken' };
    throw error;
  }
}

const textOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
