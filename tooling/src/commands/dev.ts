import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { buildAll } from '../checks/build/build-all';
import { devServerPort } from '../compile/dev/dev-server-address';
import { startRemoteDevServer } from '../compile/dev/remote-dev-server';
import { localEnvironment } from '../release/deployments';
import { remoteNames, root, varFolder } from '../process/root';
import { startSandbox } from '../serve/site/sandbox-process';
import { UsageError } from '../process/usage-error';
import { compile } from '../compile/webpack/compile';
import { untilEnd } from '../process/end-of-process';
import { startLocalSite } from './local-site';

/** `npm run dev -- mf-wallet`: the running site with one remote compiled on every save and replaced on the page. */
export async function dev([name = '']: string[]): Promise<void> {
  const remote = remoteNames.find((known) => known === name);
  if (!remote) throw new UsageError(`Name the remote to work on: ${remoteNames.join(', ')}.`);
  const addresses = readAddresses(process.env);
  const port = devServerPort(addresses);

  const sandbox = startSandbox({
    api: addresses.api.origin,
    signOn: addresses.signOn.origin,
    env: { MRW_DATA: process.env['MRW_DATA'] ?? path.join(varFolder, 'sandbox'), MRW_LOG: 'warn' },
    quiet: false,
  });
  await buildAll(
    remoteNames.filter((other) => other !== remote),
    console.log,
    { quick: true },
  );
  console.log('building the shell for development…');
  const shell = path.join(varFolder, 'shell-development');
  await compile({
    folder: path.join(root, 'shell'),
    output: shell,
    version: 'development',
    mode: 'development',
  });
  const server = await startRemoteDevServer(path.join(root, remote), port);
  const development = { remote, live: () => server.live(), shell };
  const site = await startLocalSite(localEnvironment, 'A', { development });
  const running = await sandbox;
  console.log(`\n${remote} is compiled on every save: ${addresses.shell.origin}\nCtrl-C stops everything.\n`);

  await untilEnd();
  await Promise.all([site.stop(), server.stop(), running.stop()]);
}
