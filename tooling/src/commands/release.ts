import { parseArgs } from 'node:util';
import { releaseActions, usage } from '../release/actions';
import { Deployments } from '../release/deployments';
import { localEnvironment } from '../release/local';
import { ReleaseStore } from '../release/release-store';
import { openStorage } from '../release/storage/open-storage';
import { releasesFolder } from '../root';

/** `npm run release -- publish|check|promote|rollout|rollback|status|history …`: one package at a time, nothing else is built. */
export async function release(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      environment: { type: 'string', default: process.env['MRW_ENVIRONMENT'] ?? localEnvironment },
      storage: { type: 'string', default: process.env['MRW_RELEASES'] ?? releasesFolder },
      folder: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const [name = '', ...names] = positionals;
  const action = releaseActions[name];
  if (!action) throw new Error(usage);
  const storage = await openStorage(values.storage, process.env);
  const releases = new ReleaseStore(storage);
  const deployments = new Deployments(storage, values.environment, values.by);
  await action({ releases, deployments, folder: values.folder, print: console.log }, names);
}
