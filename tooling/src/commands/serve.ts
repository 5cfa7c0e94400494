import { readAddresses } from '@mrw/shared-contracts/addresses';
import * as z from 'zod/mini';
import { localEnvironment } from '../release/deployments';
import { localDeployments, wholeBuilds } from '../release/local';
import { profileNames } from '../serve/site/profile-names';
import { startPostgres } from '../serve/site/postgres-process';
import { sandboxChanges, startSandbox } from '../serve/site/sandbox-process';
import { promoteServed } from '../checks/first-pages/served-packages';
import { untilEnd } from '../process/end-of-process';
import { startLocalSite } from './local-site';

/**
 * `serve`: one whole stack for a test worker, from what is built already. Its parent process talks to it:
 * `{ profile: 'B' }` serves another deployment profile from the next page on, `{ api: 'kill' }` ends the sandbox as a
 * crash does, `{ api: 'start' }` starts it again. `--postgres` gives the sandbox a PostgreSQL where one is installed;
 * `{ database: 'restart' }` restarts that, else the sandbox, which then has its database in itself.
 */
export async function serve(values: { environment: string; postgres: boolean }): Promise<void> {
  const addresses = readAddresses(process.env);
  const { environment } = values;
  // A test environment starts with the locally live versions.
  if (environment !== localEnvironment) {
    await localDeployments(environment).startFrom(await wholeBuilds());
    await promoteServed(environment);
  }
  // Beside the ports of the stack.
  const postgres = values.postgres
    ? await startPostgres(Number(new URL(addresses.api.origin).port) + 50)
    : null;
  const [site, sandbox] = await Promise.all([
    startLocalSite(environment, 'A', { changedAt: sandboxChanges(addresses.api.origin) }),
    startSandbox({
      api: addresses.api.origin,
      signOn: addresses.signOn.origin,
      env: {
        MRW_LOG: 'silent',
        MRW_RATE_LIMITS: 'off',
        MRW_ENVIRONMENT: environment,
        ...(postgres && { DATABASE_URL: postgres.url }),
      },
      quiet: true,
    }),
  ]);
  const restartDatabase = async () => {
    if (postgres) return postgres.restart();
    await sandbox.kill();
    await sandbox.start();
  };
  const obey = async ({ profile, api, database }: z.infer<typeof order>) => {
    if (profile) site.setProfile(profile);
    if (api) await sandbox[api]();
    if (database) await restartDatabase();
    process.send?.({ obeyed: true });
  };
  process.on('message', (message) => void obey(order.parse(message)));
  process.send?.({ ready: true });
  await untilEnd();
  await Promise.all([site.stop(), sandbox.stop()]);
  await postgres?.stop();
}

const order = z.object({
  profile: z.optional(z.enum(profileNames)),
  api: z.optional(z.enum(['kill', 'start'])),
  database: z.optional(z.literal('restart')),
});
