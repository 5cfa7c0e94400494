import type { Language } from '@mrw/shared-contracts/language';
import type { BootPlan, PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import { callsOfMember } from './member-calls';
import { routeOfPlan } from './route-of-plan';
import { hasParameter, sendAhead } from '../../host/http/send-ahead';

type Visit = {
  path: string;
  /** The parameters of the address, `?a=1`. */
  search: string;
  language: Language;
  /** The cookie of the session; undefined for a visitor. */
  session: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Prefetches the first API responses of the page: those of its route for a visitor, the member's own record for a
 * member.
 */
export function prefetch(plan: BootPlan, visit: Visit, send: typeof fetch): PrefetchedResponse[] {
  const { session } = visit;
  const member = plan.takesUpSession && session !== undefined ? callsOfMember(session, visit.now) : null;
  const paths = session === undefined ? readsOfRoute(plan, visit) : (member?.paths ?? []);
  const { language, now } = visit;
  const call = { language, now, authorization: member?.authorization };
  return paths.map((path) => sendAhead(plan.api + path, call, send));
}

/** Only parameters of plain words or numbers are used; the page handles all others. */
function readsOfRoute(plan: BootPlan, { path, search }: Visit): string[] {
  const route = routeOfPlan(plan, path);
  if (!route || !/^[\w/-]+$/.test(route.start)) return [];
  if (route.unless && hasParameter(search, route.unless)) return [];
  return route.reads.map((read) => route.start.replace(new RegExp(route.pattern), read));
}
