import { randomUUID } from 'node:crypto';
import { StorageConflict } from '../release/storage/storage';
import type { DrawnRecord, DrawnStore, StoredRecord } from '../serve/site/drawn/drawn-store';
import { liveVersions } from '../serve/site/drawn/live-versions';
import { drawPage } from './draw-page';
import type { DrawingBrowser } from './drawing-browser';
import type { LiveSite } from '../serve/site/drawn/live-site';
import { makeView } from './make-view';
import { nextStep } from './next-step';
import type { Task } from './plan';
import { renewed } from './renewed';

export type Work = {
  store: DrawnStore;
  site: LiveSite;
  browser: DrawingBrowser;
  /** Milliseconds for one page. */
  limit: number;
  /** Whether the answers that a page was made from are the same now. */
  isUnchanged(
    sources: Readonly<Record<string, string>>,
    language: Task['place']['language'],
  ): Promise<boolean>;
};

/** `left`: another job has done it, or is at it. */
export type Outcome = { kind: 'drawn' | 'checked' | 'failed' | 'left'; record: DrawnRecord };

/** Of this process. */
const by = randomUUID();
/** Limits of a page: until it is ready and compared at all widths, whatever it does. */
const atMost = 2;
/** Limits of a page: when a job ends in between, the others take the page after that. */
const leaseFor = 3;

/**
 * Draws a page, or finds it unchanged, and stores the result; one that fails has no view any more. Conditional writes
 * keep jobs apart: a lease in the record before, the result only over this lease.
 */
export async function drawOne(work: Work, task: Task): Promise<Outcome> {
  const { store, site } = work;
  const before = await store.read(task.place);
  const { view, lease } = before.record;
  const now = Date.now();
  const versions = liveVersions(site.shellVersion, site.manifest);
  const step = task.forced ? 'draw' : nextStep(before.record, { versions, items: task.items, now });
  if (step === 'keep' || (lease && lease.by !== by && lease.until > now))
    return { kind: 'left', record: before.record };
  try {
    if (step === 'check' && view && (await work.isUnchanged(view.sources, view.language))) {
      const record = { schema: 1 as const, view: renewed(view, now) };
      await store.write(task.place, { ...before, record });
      return { kind: 'checked', record };
    }
    return await drawWithLease(work, task, before);
  } catch (error) {
    if (error instanceof StorageConflict) return { kind: 'left', record: before.record };
    throw error;
  }
}

async function drawWithLease(
  { store, site, browser, limit }: Work,
  { place, address, items }: Task,
  before: StoredRecord,
): Promise<Outcome> {
  const now = Date.now();
  const leased = { ...before.record, lease: { by, until: now + leaseFor * limit } };
  await store.write(place, { ...before, record: leased });
  const { condition, record: own } = await store.read(place);
  if (own.lease?.by !== by) return { kind: 'left', record: own };
  const { language } = place;
  const versions = liveVersions(site.shellVersion, site.manifest);
  const result = await browser
    .withPage((page) => drawPage(page, site, { address, language, limit }), atMost * limit)
    .then((page) => ({ view: makeView(page, { address, language, items, versions }) }))
    .catch((error: unknown) => ({ failure: { why: textOf(error), at: now, versions } }));
  const record = { schema: 1 as const, ...result };
  await store.write(place, { record, condition });
  return { kind: 'view' in result ? 'drawn' : 'failed', record };
}

const textOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
