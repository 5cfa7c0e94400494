import path from 'node:path';
import type { ReleasePlace } from '../../src/release/release-context';
import { untilEnd } from '../../src/process/end-of-process';
import { compile, requireConfiguration } from '../../src/compile/webpack/compile';
import { ownChecks } from './own-checks';
import { namesOf, ownRemote } from './own-remote';
import { siteOfDeveloper } from './site-of-developer';

/** Compiles the remote into `dist`. */
export async function build(): Promise<void> {
  const { name, version, folder } = ownRemote(process.cwd());
  await compile({ folder, output: path.join(folder, 'dist'), version });
  console.log(`built ${name} ${version}`);
}

/** This remote, which every action of a release means. */
export function releasePlace(): ReleasePlace {
  const remote = ownRemote(process.cwd());
  return {
    storage: '',
    sourcesOf: () => remote.folder,
    compiledFolder: path.join(remote.folder, 'var/compiled'),
    checksOf: () => ownChecks(remote.folder, process.env['MRW_SITE'], remote.proof),
    namesOf: (action, words) => namesOf(remote, action, words),
  };
}

/** Compiles the remote on every save, for a deployed site with developer tools. */
export async function dev(address: string): Promise<void> {
  const { name, folder } = ownRemote(process.cwd());
  requireConfiguration(folder);
  const site = await siteOfDeveloper(address);
  // It loads the compiler, which who only releases has not.
  const { startRemoteDevServer } = await import('../../src/compile/dev/remote-dev-server');
  const server = await startRemoteDevServer(folder, site.port, 'lifecycles');
  const [route] = (await server.live()).descriptor.routes;
  console.log(`
${name} is compiled on every save and mounted anew in the site, with your session:
${site.linkTo(route?.path ?? '/', name)}
Alt+Shift+M shows it and takes it out again. Ctrl-C stops it.
`);
  await untilEnd();
  await server.stop();
}
