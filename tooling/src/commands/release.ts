import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { Deployments } from '../release/deployments';
import { packageChecks } from '../checks/package-checks/package-checks';
import { ReleaseStore } from '../release/release-store';
import { known } from '../release/known';
import { checkedEnvironment } from '../process/release-names';
import type { ReleasePlace } from '../release/release-context';
import { openStorage } from '../release/storage/open-storage';
import { releasesFolder, root, varFolder } from '../process/root';
import { UsageError } from '../process/usage-error';
import { drawnStatus } from '../serve/site/drawn/drawn-status';
import { profileOf } from '../serve/site/profile-names';

/** Packages of this repository. */
export const releasePlace: ReleasePlace = {
  storage: releasesFolder,
  sourcesOf: (name) => path.join(root, name),
  compiledFolder: path.join(varFolder, 'compiled'),
  checksOf: packageChecks,
  pagesOf: (storage, environment) => drawnStatus(storage, environment, Date.now()),
  wentLive: async (environment) => {
    const { renewNginx } = await import('../serve/nginx/nginx-action');
    const { openRegistry } = await import('../release/partners/registry');
    const renewed = await renewNginx(await openRegistry(environment)).catch((error: unknown) => {
      throw new Error(`The change is made, and nginx does not know of it: ${String(error)}`);
    });
    if (renewed) console.log(`wrote ${renewed} and reloaded nginx`);
  },
};

async function openPlace({ environment, storage: place }: Where) {
  const storage = await openStorage(place, process.env);
  const deployments = new Deployments(storage, environment);
  return { releases: new ReleaseStore(storage), deployments };
}

type Where = { environment: string; storage: string };

/** Plays releases against the rule of `watch`. */
export async function simulateReleases([number = '10000']: readonly string[]): Promise<void> {
  if (!/^[1-9]\d*$/.test(number)) throw new UsageError('The number of releases is a whole one from 1.');
  const { simulate } = await import('../release/simulate-action');
  console.log(`wrote ${simulate(Number(number))}`);
}

type Nginx = Where & {
  output: string | undefined;
  reload: string | undefined;
  'api-upstream': string;
  profile: string;
};

/**
 * Writes the configuration of nginx; where the sites are comes from the same variables as everywhere
 * (`MRW_PORT_…`, `MRW_HOST`).
 */
export async function nginx([named]: readonly string[], values: Nginx): Promise<void> {
  const { keepNginxSetup, nginxFolder, writeNginx } = await import('../serve/nginx/nginx-action');
  const { openRegistry } = await import('../release/partners/registry');
  const environment = checkedEnvironment(named ?? values.environment);
  const place = await openPlace({ ...values, environment });
  await known(place);
  const setup = {
    addresses: readAddresses(process.env),
    profile: profileOf(values.profile),
    releasesFolder: path.resolve(values.storage),
    output: path.resolve(values.output ?? path.join(nginxFolder(), environment)),
    apiUpstream: values['api-upstream'],
  };
  const file = await writeNginx({ ...setup, ...place, partners: await openRegistry(environment) });
  if (values.reload) keepNginxSetup(environment, { ...setup, reload: values.reload });
  console.log(`wrote ${file} and its folder site; include it in the http block of nginx`);
}
