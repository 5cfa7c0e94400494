import fs from 'node:fs';
import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { localEnvironment } from '../release/deployments';
import { localDeployments } from '../release/local';
import { releasesFolder, varFolder } from '../process/root';
import { profileOf } from '../serve/site/profile-names';
import { sandboxChanges, startSandbox } from '../serve/site/sandbox-process';
import { untilEnd } from '../process/end-of-process';

/** `npm start`: builds what is stale, starts the site and the sandbox, prints the addresses. */
export async function start(values: { fresh: boolean; profile: string }): Promise<void> {
  const profile = profileOf(values.profile);
  const addresses = readAddresses(process.env);
  const data = path.join(varFolder, 'sandbox');
  if (values.fresh) fs.rmSync(data, { recursive: true, force: true });

  const sandbox = startSandbox({
    api: addresses.api.origin,
    signOn: addresses.signOn.origin,
    env: { MRW_DATA: process.env['MRW_DATA'] ?? data },
    quiet: false,
  });
  // The sandbox takes the longest: what else has to be loaded is loaded beside it.
  const [{ buildAll }, { startLocalSite }, { operatorsPage }, { startDrawing }] = await Promise.all([
    import('../checks/build/build-all'),
    import('./local-site'),
    import('./operators'),
    import('../draw/drawing-process'),
  ]);
  await buildAll([], console.log, { quick: true });
  const changedAt = sandboxChanges(addresses.api.origin);
  const site = await startLocalSite(localEnvironment, profile, { changedAt });
  const page = await operatorsPage({ environment: localEnvironment, storage: releasesFolder }, addresses);
  const running = await sandbox;
  const drawing = startDrawing({ profile, deployments: localDeployments(), changedAt });

  console.log(`
Member Rewards Web, profile ${profile}
  site             ${addresses.shell.origin}
  remotes          ${addresses.remotes.origin}
  API              ${addresses.api.origin}   (documentation at /docs, console at /console)
  sign-on          ${addresses.signOn.origin}/auth/login
  gift-card frame  ${addresses.giftCardFrame.origin}
  family booking   ${addresses.familyBooking.origin}
  partner host     ${addresses.partner.origin}
  operators        ${page.address}
  first views      ${drawing.line}

Log in as demo-level2 (the member with everything), demo-level1, demo-level3, demo-level4 or demo-empty;
the password of every demo member is Demo1234. Ctrl-C stops everything.
`);

  await untilEnd();
  drawing.stop();
  await Promise.all([site.stop(), page.stop(), running.stop()]);
}
