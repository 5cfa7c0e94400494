import type { BootPlan } from '@mrw/shared-contracts/manifest';

/**
 * The part of a plan that the page of one path needs: its route with the files of its remote, and of other remotes the
 * version.
 */
export function planOfPath(plan: BootPlan, path: string): BootPlan {
  const route = plan.routes.find(([pattern]) => new RegExp(pattern).test(path));
  type Planned = BootPlan['remotes'][string];
  const ofRoute = <Version extends Planned['live']>(version: Version, name: string): Version => ({
    ...version,
    scripts: name === route?.[1] ? version.scripts : [],
    pages: Object.fromEntries(Object.entries(version.pages).filter(([pattern]) => pattern === route?.[0])),
  });
  return {
    ...plan,
    routes: route ? [route] : [],
    remotes: Object.fromEntries(
      Object.entries(plan.remotes).map(([name, { live, canary }]): [string, Planned] => [
        name,
        { live: ofRoute(live, name), ...(canary ? { canary: ofRoute(canary, name) } : {}) },
      ]),
    ),
  };
}
