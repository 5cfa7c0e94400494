import { setTimeout as wait } from 'node:timers/promises';
import type { Deployments } from '../release/deployments';
import type { LiveSite } from '../serve/site/drawn/live-site';
import type { Counts, DrawingJob } from './job';

type Watched = {
  job: Pick<DrawingJob, 'readPages' | 'removeOthers' | 'round'>;
  readSite(): Promise<LiveSite>;
  deployments: Pick<Deployments, 'read'>;
  /** Milliseconds between two readings of the lists. */
  every: number;
  print(line: string): void;
  ended(): boolean;
};

/** Milliseconds between two looks at what is live. */
const look = 1_000;

/** Keeps the pages fresh until the process ends: a failure costs one round. */
export async function watchPages({
  job,
  readSite,
  deployments,
  every,
  print,
  ended,
}: Watched): Promise<void> {
  let listedAt = 0;
  let seen = NaN;
  while (!ended()) {
    try {
      const { revision } = await deployments.read();
      const isTime = Date.now() - listedAt >= every;
      if (isTime || revision !== seen) {
        const site = await readSite();
        if (isTime) {
          listedAt = Date.now();
          await job.readPages(site);
        }
        seen = revision;
        const goesOn = async () =>
          Date.now() - listedAt < every && (await deployments.read()).revision === revision;
        const removed = await job.removeOthers(site);
        say(print, { ...(await job.round(site, goesOn)), removed });
      }
    } catch (error) {
      print(`not drawn: ${error instanceof Error ? error.message : String(error)}`);
    }
    await wait(look);
  }
}

/** Only what happened. */
export function say(print: (line: string) => void, counts: Counts): void {
  const parts = (['drawn', 'checked', 'failed', 'removed'] as const).filter((kind) => counts[kind] > 0);
  if (parts.length > 0) print(parts.map((kind) => `${counts[kind]} ${kind}`).join(', '));
}
