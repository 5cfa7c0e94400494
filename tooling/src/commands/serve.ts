import { parseArgs } from 'node:util';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import * as z from 'zod/mini';
import { localEnvironment } from '../release/deployments';
import { localDeployments } from '../release/local';
import { profileNames } from '../site/profiles';
import { sandboxChanges, startSandbox } from '../site/sandbox-process';
import { promoteServed } from '../first-pages/served-packages';
import { untilEnd } from '../test/end-of-process';
import { startLocalSite } from './local-site';

/**
 * `serve`: one whole stack for a test worker, from what is built already. Its parent process talks to it:
 * `{ profile: 'B' }` serves another deployment profile from the next page on, `{ api: 'kill' }` ends the sandbox as a
 * crash does, `{ api: 'start' }` starts it again.
 */
export async function serve(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { environment: { type: 'string', default: localEnvironment } },
  });
  const addresses = readAddresses(process.env);
  const { environment } = values;
  // A test environment starts with the locally live versions.
  if (environment !== localEnvironment) {
    await localDeployments(environment).startFrom(localDeployments());
    await promoteServed(environment);
  }
  const [site, sandbox] = await Promise.all([
    startLocalSite(environment, 'A', { changedAt: sandboxChanges(addresses.api.origin) }),
    startSandbox({
      api: addresses.api.origin,
      signOn: addresses.signOn.origin,
      env: { MRW_LOG: 'silent', MRW_RATE_LIMITS: 'off', MRW_ENVIRONMENT: environment },
      quiet: true,
    }),
  ]);
  const obey = async ({ profile, api }: z.infer<typeof order>) => {
    if (profile) site.setProfile(profile);
    if (api) await sandbox[api]();
    process.send?.({ obeyed: true });
  };
  process.on('message', (message) => void obey(order.parse(message)));
  process.send?.({ ready: true });
  await untilEnd();
  await Promise.all([site.stop(), sandbox.stop()]);
}

const order = z.object({
  profile: z.optional(z.enum(profileNames)),
  api: z.optional(z.enum(['kill', 'start'])),
});
