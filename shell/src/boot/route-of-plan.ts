import type { BootPlan } from '@mrw/shared-contracts/manifest';

/** What the plan says about a path; the empty one is that of the home page. */
export function routeOfPlan({ routes }: BootPlan, path: string) {
  const start = path === '/' ? '/home' : path;
  const [pattern, remote, reads = [], picture] = routes.find(([of]) => new RegExp(of).test(start)) ?? [];
  return pattern === undefined ? null : { start, pattern, remote, reads, picture };
}
