import type { LiveRemote, RemoteRoute } from '@mrw/shared-contracts/manifest';
import type { Kernel } from '../../host/create-host';
import { routeOf } from '../../host/routes/route-of';

export type Known = Pick<Kernel, 'deployment' | 'host'>;

/**
 * The page that a path leads to, when it is of another remote than the present page and can be opened: null for a
 * remote that is disabled or refused, and for a page that asks a visitor to log in first.
 */
export function anotherRemote(
  { deployment, host }: Known,
  from: string,
  to: string,
): { remote: LiveRemote; route: RemoteRoute } | null {
  const ownerOf = (path: string) => routeOf(path, deployment.remotes$.value, host.config.flags);
  const [present, next] = [ownerOf(from), ownerOf(to)];
  if (next.kind !== 'remote' || (present.kind === 'remote' && present.remote === next.remote)) return null;
  if (next.route.protected && host.session$.value.kind !== 'member') return null;
  try {
    return { remote: deployment.live(next.remote), route: next.route };
  } catch {
    return null;
  }
}
