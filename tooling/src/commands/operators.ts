import { readAddresses, type Addresses } from '@mrw/shared-contracts/addresses';
import { openOperators } from '../operators/open-operators';
import type { Sources } from '../operators/sources';
import { Deployments } from '../release/deployments';
import { knownEnvironment } from '../release/known';
import { collectorOf } from '../release/read-records';
import { ReleaseStore } from '../release/release-store';
import { runRelease } from '../release/run-release';
import { openStorage } from '../release/storage/open-storage';
import { untilEnd } from '../process/end-of-process';
import { releasePlace } from './release';

type Place = { environment: string; storage: string; records?: string | undefined; by?: string | undefined };
type Where = { host?: string | undefined; origin?: string | undefined };

/**
 * `npm run operators`: the page for operators of one environment, until it is ended. Where it is and its token come from
 * `MRW_PORT_OPERATORS`, `MRW_OPERATORS_TOKEN`, `--host` and `--origin`.
 */
export async function operators({ host, origin, ...place }: Place & Where): Promise<void> {
  const page = await operatorsPage(place, readAddresses(process.env), { host, origin });
  console.log(`releases of ${place.environment}: ${page.address}`);
  await untilEnd();
  await page.stop();
}

/** The page with what the commands have, and with their rights: its actions are commands. */
export async function operatorsPage(place: Place, addresses: Addresses, where: Where = {}) {
  const storage = await openStorage(place.storage, process.env);
  const deployments = new Deployments(storage, place.environment);
  await knownEnvironment(deployments);
  const sources: Sources = {
    releases: new ReleaseStore(storage),
    deployments,
    records: place.records ?? collectorOf(process.env),
    run: async (words) => {
      const lines: string[] = [];
      const options = [`--environment=${place.environment}`, `--storage=${place.storage}`];
      if (place.by) options.push(`--by=${place.by}`);
      await runRelease([...words, ...options], { ...releasePlace, print: (line) => lines.push(line) });
      return lines;
    },
  };
  return openOperators({ ...sources, ...where, addresses, token: process.env['MRW_OPERATORS_TOKEN'] });
}
