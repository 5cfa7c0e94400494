import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { openRegistry } from '../partners/registry';
import { localEnvironment } from '../release/deployments';
import { localDeployments, localReleases } from '../release/local';
import { releasesFolder, root } from '../root';
import { profileNames } from '../site/profiles';
import { sandboxChanges, startSandbox } from '../site/sandbox-process';
import { startSite } from '../site/site-server';
import { promoteServed } from '../first-pages/served-packages';
import { untilEnd } from '../test/end-of-process';

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
  const deployments = localDeployments(values.environment);
  // A test environment starts with the locally live versions.
  if (values.environment !== localEnvironment) {
    await deployments.startFrom(localDeployments());
    await promoteServed(values.environment);
  }
  const [site, sandbox] = await Promise.all([
    startSite({
      addresses,
      profile: 'A',
      releases: localReleases(),
      releasesFolder,
      deployments,
      partners: await openRegistry(values.environment),
      publicFolder: path.join(root, 'shell/public'),
      changedAt: sandboxChanges(addresses.api.origin),
    }),
    startSandbox({
      api: addresses.api.origin,
      signOn: addresses.signOn.origin,
      env: { MRW_LOG: 'silent', MRW_RATE_LIMITS: 'off', MRW_ENVIRONMENT: values.environment },
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
