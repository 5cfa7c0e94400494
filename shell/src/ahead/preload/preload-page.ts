import { startScripts } from '@mrw/shared-contracts/manifest';
import type { Kernel } from '../../host/create-host';
import { routeOf } from '../../host/routes/route-of';
import { askForScript } from './ask-for-script';

/** Fetches the first files of the page at a path; a page of the shell needs none. */
export function preloadPage(
  { deployment, host }: Pick<Kernel, 'deployment' | 'host'>,
  { pathname }: Pick<Location, 'pathname'>,
): void {
  const remotes = deployment.remotes$.value;
  const route = routeOf(pathname, remotes, host.config.flags);
  const remote = route.kind === 'remote' ? remotes[route.remote] : undefined;
  if (route.kind === 'remote' && remote)
    for (const script of startScripts(remote, route.route)) void askForScript(script);
}
