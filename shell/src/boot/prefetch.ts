import type { Language } from '@mrw/shared-contracts/language';
import type { BootPlan, PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import { callsOfMember } from './member-calls';
import { routeOfPlan } from './route-of-plan';

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
  return paths.map((path) => {
    const { language, now } = visit;
    const url = plan.api + path;
    const authorization = member?.authorization;
    const headers = {
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': language,
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    };
    const answer = send(url, { headers, credentials: 'omit' });
    // The code that takes the response handles the rejection.
    answer.catch(() => undefined);
    return { url, language, at: now, answer, ...(authorization === undefined ? {} : { authorization }) };
  });
}

/** Only parameters of plain words or numbers are used; the page handles all others. */
function readsOfRoute(plan: BootPlan, { path, search }: Visit): string[] {
  const route = routeOfPlan(plan, path);
  if (!route || !/^[\w/-]+$/.test(route.start)) return [];
  const { unless } = route;
  if (
    unless &&
    search
      .slice(1)
      .split('&')
      .some((parameter) => parameter.startsWith(unless))
  )
    return [];
  return route.reads.map((read) => route.start.replace(new RegExp(route.pattern), read));
}
