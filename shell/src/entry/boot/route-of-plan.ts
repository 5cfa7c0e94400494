import type { BootPlan } from '@mrw/shared-contracts/manifest';

/** The entry of the plan for a path; an empty path is the home page. */
export function routeOfPlan({ routes }: BootPlan, path: string) {
  const start = path === '/' ? '/home' : path;
  const [pattern, remote, reads = [], picture, unless] =
    routes.find(([of]) => new RegExp(of).test(start)) ?? [];
  return pattern === undefined ? null : { start, pattern, remote, reads, picture, unless };
}
