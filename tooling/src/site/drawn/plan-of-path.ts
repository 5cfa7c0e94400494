import type { BootPlan } from '@mrw/shared-contracts/manifest';

/** The part of a plan that the page of one path needs: its route, and of every remote the files of that route. */
export function planOfPath(plan: BootPlan, path: string): BootPlan {
  const route = plan.routes.find(([pattern]) => new RegExp(pattern).test(path));
  type Planned = BootPlan['remotes'][string];
  const ofRoute = <Version extends Planned['live']>(version: Version): Version => ({
    ...version,
    pages: Object.fromEntries(Object.entries(version.pages).filter(([pattern]) => pattern === route?.[0])),
  });
  return {
    ...plan,
    routes: route ? [route] : [],
    remotes: Object.fromEntries(
      Object.entries(plan.remotes).map(([name, { live, canary }]): [string, Planned] => [
        name,
        { live: ofRoute(live), ...(canary ? { canary: ofRoute(canary) } : {}) },
      ]),
    ),
  };
}
