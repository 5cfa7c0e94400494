import { parseArgs } from 'node:util';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { localEnvironment } from '../release/deployments';
import { localDeployments } from '../release/local';
import { profileNames } from '../site/profiles';
import { sandboxChanges, startSandbox } from '../site/sandbox-process';
import { promoteServed } from '../first-pages/served-packages';
import { untilEnd } from '../test/end-of-process';
import { startLocalSite } from './local-site';

/**
 * `serve`: one whole stack for a test worker, from what is built already. Its parent process talks to it:
 * `{ profile: 'B' }` serves another deployment profile from the next page on.
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
  process.on('message', (message) => {
    const profile = profileNames.find(
      (name) =>
        typeof message === 'object' && message !== null && 'profile' in message && message.profile === name,
    );
    if (profile) site.setProfile(profile);
    process.send?.({ profile });
  });
  process.send?.({ ready: true });
  await untilEnd();
  await Promise.all([site.stop(), sandbox.stop()]);
}
