import type { DeploymentProfile } from '@mrw/shared-contracts';
import type { shellPaths } from '@mrw/shared-contracts/constants';
import type { LiveRemote, RemoteRoute } from '@mrw/shared-contracts/manifest';
import { matchRoutes } from 'react-router-dom';

/** Pages of the shell itself. */
export type ShellPage =
  'landing' | 'to-store-directory' | 'to-my-profile' | 'family-booking' | 'unsubscribe' | 'browser-support';

export type SiteRoute =
  | { kind: 'remote'; remote: string; route: RemoteRoute }
  | { kind: 'shell'; page: ShellPage }
  /** `to`: pathname of the page's address now. */
  | { kind: 'moved'; remote: string; to: string }
  | { kind: 'not-found' };

const shellPages: Readonly<Record<string, ShellPage>> = {
  '/': 'landing',
  '/login_callback': 'landing',
  '/about': 'to-store-directory',
  '/user': 'to-my-profile',
  '/family_booking': 'family-booking',
  '/unsubscribe_email': 'unsubscribe',
  '/browser-support': 'browser-support',
} satisfies Record<(typeof shellPaths)[number], ShellPage>;

const shellPageOf = (path: string) => shellPages[path === '/' ? path : path.replace(/\/+$/, '')];

/** Whether the code of a login is exchanged at this path: it can be exchanged once. */
export const isLanding = (path: string): boolean => shellPageOf(path) === 'landing';

/**
 * The owner of a path: the shell, or the remote whose descriptor has the most specific pattern for it.
 *
 * @param path pathname of the address
 */
export function routeOf(
  path: string,
  remotes: Readonly<Record<string, LiveRemote>>,
  flags: DeploymentProfile['flags'],
): SiteRoute {
  const page = shellPageOf(path);
  if (page) return { kind: 'shell', page };
  const candidates = Object.values(remotes).flatMap(({ descriptor }) =>
    descriptor.routes
      .filter((route) => !route.flag || flags[route.flag])
      .map((route) => ({ path: route.path, caseSensitive: true, remote: descriptor.name, route })),
  );
  const best = matchRoutes(candidates, path)?.[0];
  if (!best) return { kind: 'not-found' };
  const { remote, route } = best.route;
  return route.movedTo === undefined
    ? { kind: 'remote', remote, route }
    : { kind: 'moved', remote, to: filled(route.movedTo, best.params) };
}

const filled = (path: string, params: Readonly<Record<string, string | undefined>>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
