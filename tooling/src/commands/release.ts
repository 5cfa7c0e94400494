import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { keepNginxSetup, nginxFolder, writeNginx } from '../nginx/nginx-action';
import { openRegistry } from '../partners/registry';
import { releaseActions, usage } from '../release/actions';
import { Deployments } from '../release/deployments';
import { localEnvironment } from '../release/local';
import { ReleaseStore } from '../release/release-store';
import { readPlan } from '../release/rollout-plan';
import { openStorage } from '../release/storage/open-storage';
import { releasesFolder } from '../root';

/**
 * `npm run release -- publish|check|promote|rollout|watch|rollback|disable|enable|status|history|prune|nginx …`: one package at a
 * time, nothing else is built.
 */
export async function release(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      environment: { type: 'string', default: process.env['MRW_ENVIRONMENT'] ?? localEnvironment },
      storage: { type: 'string', default: process.env['MRW_RELEASES'] ?? releasesFolder },
      folder: { type: 'string' },
      by: { type: 'string' },
      to: { type: 'string' },
      reason: { type: 'string' },
      keep: { type: 'string', default: '10' },
      days: { type: 'string', default: '30' },
      plan: { type: 'string' },
      every: { type: 'string', default: '10m' },
      records: { type: 'string' },
      once: { type: 'boolean', default: false },
      apply: { type: 'boolean', default: false },
      output: { type: 'string' },
      reload: { type: 'string' },
      'api-upstream': { type: 'string', default: 'http://127.0.0.1:4000' },
    },
  });
  const [name = '', ...names] = positionals;
  if (name === 'nginx') {
    await nginx(names[0] ?? values.environment, values);
    return;
  }
  const action = releaseActions[name];
  if (!action) throw new Error(usage);
  const storage = await openStorage(values.storage, process.env);
  const releases = new ReleaseStore(storage);
  const deployments = new Deployments(storage, values.environment, values.by);
  const { folder, to, reason, once, apply } = values;
  const plan =
    values.plan === undefined ? undefined : readPlan(values.plan, values.every, new Date().toISOString());
  const records = values.records ?? `${readAddresses(process.env).api.origin}/sandbox/telemetry`;
  const limits = { keep: count('keep', values.keep), days: count('days', values.days) };
  await action(
    { releases, deployments, folder, to, reason, plan, records, once, limits, apply, print: console.log },
    names,
  );
}

/** @throws Error unless the text is a whole number from 0 */
function count(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${option} is a whole number from 0.`);
  return Number(text);
}

/**
 * Writes the configuration of nginx; where the sites are comes from the same variables as everywhere
 * (`MRW_PORT_…`, `MRW_HOST`).
 */
async function nginx(
  environment: string,
  values: {
    storage: string;
    output?: string | undefined;
    reload?: string | undefined;
    'api-upstream': string;
  },
): Promise<void> {
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
