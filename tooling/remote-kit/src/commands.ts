import path from 'node:path';
import { parseArgs } from 'node:util';
import { startRemoteDevServer } from '../../src/compile/dev/remote-dev-server';
import { runRelease } from '../../src/release/run-release';
import { untilEnd } from '../../src/process/end-of-process';
import { compile } from '../../src/compile/webpack/compile';
import { ownChecks } from './own-checks';
import { namesOf, ownRemote } from './own-remote';
import { siteOfDeveloper } from './site-of-developer';

const defaultSite = process.env['MRW_SITE'] ?? 'http://localhost:8080';

const usage = `Usage: npm run release -- publish | check | promote [version] [--without-proof <reason>]
                         rollout <percent> [version] | [version] --plan 5,25,100 [--every 10m]
                         watch [--once] [--records <address or file>]
                         rollback [--to <version>]
                         disable | enable [--reason <text>]
                         status | history
Options: --environment <name>, --storage <folder or s3://bucket/prefix>, --by <who>, --token-file <file>`;

/** Compiles the remote into `dist`. */
export async function build(): Promise<void> {
  const { name, version, folder } = ownRemote(process.cwd());
  await compile({ folder, output: path.join(folder, 'dist'), version });
  console.log(`built ${name} ${version}`);
}

/** Publishes this remote, checks it against an environment, and changes what is live there. */
export async function release(args: string[]): Promise<void> {
  const remote = ownRemote(process.cwd());
  await runRelease(args, {
    storage: '',
    usage,
    sourcesOf: () => remote.folder,
    compiledFolder: path.join(remote.folder, 'var/compiled'),
    checksOf: () => ownChecks(remote.folder, process.env['MRW_SITE']),
    namesOf: (action, words) => namesOf(remote, action, words),
  });
}

/** Compiles the remote on every save, for a deployed site with developer tools. */
export async function dev(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { site: { type: 'string', default: defaultSite } } });
  const { name, folder } = ownRemote(process.cwd());
  const site = await siteOfDeveloper(values.site);
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
