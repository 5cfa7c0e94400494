import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { usage } from '../release/actions';
import { Deployments } from '../release/deployments';
import { packageChecks } from '../checks/package-checks/package-checks';
import { collectorOf } from '../release/read-records';
import { ReleaseStore } from '../release/release-store';
import { checkedEnvironment, releaseKey } from '../process/release-names';
import { placeOptions, runRelease } from '../release/run-release';
import { openStorage } from '../release/storage/open-storage';
import { releasesFolder, root, varFolder } from '../process/root';
import { UsageError } from '../process/usage-error';
import { drawnStatus } from '../serve/site/drawn/drawn-status';

/** Packages of this repository. */
export const releasePlace: Parameters<typeof runRelease>[1] = {
  storage: releasesFolder,
  usage,
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

/**
 * `npm run release -- publish|check|promote|rollout|watch|rollback|disable|enable|status|history|prune|nginx …`: one package at a
 * time, nothing else is built.
 */
export async function release(args: string[]): Promise<void> {
  const [action, ...rest] = args;
  if (action === 'nginx') await nginx(rest);
  else if (action === 'errors') await errors(rest);
  else if (action === 'simulate') await simulateReleases(rest);
  else await runRelease(args, releasePlace);
}

async function simulateReleases([number = '10000']: string[]): Promise<void> {
  const { simulate } = await import('../release/simulate-action');
  console.log(`wrote ${simulate(Number(number))}`);
}

/** Says what failed in a version, and where in its sources. */
async function errors(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...placeOptions(releasesFolder), records: { type: 'string' } },
  });
  const [remote, version] = positionals;
  if (!remote || !version) throw new UsageError(usage);
  releaseKey(remote, version);
  const { errorLines } = await import('../release/errors-action');
  const storage = await openStorage(values.storage, process.env);
  const place = {
    releases: new ReleaseStore(storage),
    deployments: new Deployments(storage, values.environment),
  };
  const records = values.records ?? collectorOf(process.env);
  for (const line of await errorLines(place, { remote, version, records })) console.log(line);
}

/**
 * Writes the configuration of nginx; where the sites are comes from the same variables as everywhere
 * (`MRW_PORT_…`, `MRW_HOST`).
 */
async function nginx(args: string[]): Promise<void> {
  const { keepNginxSetup, nginxFolder, writeNginx } = await import('../serve/nginx/nginx-action');
  const { openRegistry } = await import('../release/partners/registry');
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...placeOptions(releasesFolder),
      output: { type: 'string' },
      reload: { type: 'string' },
      'api-upstream': { type: 'string', default: 'http://127.0.0.1:4000' },
    },
  });
  const environment = checkedEnvironment(positionals[0] ?? values.environment);
  const storage = await openStorage(values.storage, process.env);
  const setup = {
    addresses: readAddresses(process.env),
    profile: 'A' as const,
    releasesFolder: path.resolve(values.storage),
    output: path.resolve(values.output ?? path.join(nginxFolder(), environment)),
    apiUpstream: values['api-upstream'],
  };
  const file = await writeNginx({
    ...setup,
    releases: new ReleaseStore(storage),
    deployments: new Deployments(storage, environment),
    partners: await openRegistry(environment),
  });
  if (values.reload) keepNginxSetup(environment, { ...setup, reload: values.reload });
  console.log(`wrote ${file} and its folder site; include it in the http block of nginx`);
}
