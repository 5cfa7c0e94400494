import fs from 'node:fs';
import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { readLiveSite } from '../draw/drawing-site';
import { findChromium } from '../process/find-chromium';
import { DrawingJob } from '../draw/job';
import { say, watchPages } from '../draw/watch-pages';
import { nginxFolder } from '../serve/nginx/nginx-action';
import { writeDrawnPage } from '../serve/nginx/write-drawn';
import { openRegistry } from '../release/partners/registry';
import { Deployments } from '../release/deployments';
import { knownEnvironment } from '../release/known';
import { ReleaseStore } from '../release/release-store';
import { openStorage } from '../release/storage/open-storage';
import { UsageError } from '../process/usage-error';
import { drawnKey, DrawnStore } from '../serve/site/drawn/drawn-store';
import { profileOf } from '../serve/site/profile-names';
import { deploymentProfileOf } from '../serve/site/profiles';
import { untilEnd } from '../process/end-of-process';

type Asked = {
  environment: string;
  storage: string;
  watch: boolean;
  every: string;
  workers: string;
  limit: string;
  profile: string;
  output: string | undefined;
};

/**
 * `npm run draw`: draws the pages of an environment that a visitor opens first, or those that are named, from the site that
 * is running; with `--watch` it keeps them fresh.
 */
export async function draw(pages: readonly string[], values: Asked): Promise<void> {
  const [every, workers, limit] = [
    countOf('every', values.every),
    countOf('workers', values.workers),
    countOf('limit', values.limit),
  ];
  const profileName = profileOf(values.profile);
  const storage = await openStorage(values.storage, process.env);
  const deployments = new Deployments(storage, values.environment);
  await knownEnvironment(deployments);
  const chromium = findChromium();
  if (!chromium) throw new Error('Pages are not drawn: there is no Chromium (MRW_CHROMIUM names one).');
  const addresses = readAddresses(process.env);
  const profile = deploymentProfileOf(profileName, addresses);
  const releases = new ReleaseStore(storage);
  const registry = await openRegistry(values.environment);
  const readSite = async () =>
    readLiveSite({ addresses, profile, releases, deployments, partners: await registry.read() });
  // Where nginx is set up on this machine.
  const folder = path.join(values.output ?? path.join(nginxFolder(), values.environment), 'site');
  const job = new DrawingJob({
    store: new DrawnStore(storage, values.environment, drawnKey(profile)),
    readSite,
    chromium,
    workers,
    limit: limit * 1_000,
    print: console.log,
    onChange: (live, place, record) => {
      if (fs.existsSync(folder)) writeDrawnPage(folder, live, place, record?.view);
    },
  });
  const site = await readSite();
  await job.readStored(site);
  let ended = false;
  const end = untilEnd().then(() => {
    ended = true;
    return job.end();
  });
  if (values.watch) {
    await Promise.race([
      end,
      watchPages({
        job,
        readSite,
        deployments,
        every: every * 1_000,
        print: console.log,
        ended: () => ended,
      }),
    ]);
    return;
  }
  await job.readPages(site);
  if (pages.length > 0) job.usePages(pages);
  const removed = pages.length > 0 ? 0 : await job.removeOthers(site);
  const counts = await Promise.race([job.round(site), end]);
  if (counts) say(console.log, { ...counts, removed });
  await job.end();
}

/** @throws UsageError unless the text is a whole number from 1 */
function countOf(option: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError(`--${option} is a whole number from 1.`);
  return Number(text);
}
