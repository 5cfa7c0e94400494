import { startScripts, type PreloadScript } from '@mrw/shared-contracts/manifest';
import type { Kernel } from '../../host/create-host';
import { routeOf } from '../../host/routes/route-of';
import { askForScript } from './ask-for-script';

type Site = { deployment: Kernel['deployment']; host: Pick<Kernel['host'], 'config'> };

/** Fetches the first files of the page at a path; a page of the shell needs none. */
export function preloadPage(site: Site, { pathname }: Pick<Location, 'pathname'>): void {
  for (const script of scriptsOf(site, pathname)) void askForScript(script);
}

/**
 * As `preloadPage`, for a page that is about to be shown: what was asked for before is asked for again, and comes from
 * the browser's cache.
 *
 * @returns whether all of them came
 */
export async function preparePage(site: Site, path: string): Promise<boolean> {
  const arrivals = scriptsOf(site, path).map(([url, integrity]) =>
    fetch(url, { integrity }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return !(await Promise.all(arrivals)).includes(false);
}

function scriptsOf({ deployment, host }: Site, path: string): readonly PreloadScript[] {
  const remotes = deployment.remotes$.value;
  const route = routeOf(path, remotes, host.config.flags);
  const remote = route.kind === 'remote' ? remotes[route.remote] : undefined;
  return route.kind === 'remote' && remote ? startScripts(remote, route.route) : [];
}
