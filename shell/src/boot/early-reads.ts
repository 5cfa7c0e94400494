import type { Language } from '@mrw/shared-contracts/language';
import { session as limits } from '@mrw/shared-contracts/constants';
import type { BootPlan, EarlyRead } from '@mrw/shared-contracts/manifest';
import { cookieIn } from './cookie-in';
import { readsOfMember } from './early-member';
import { routeOfPlan } from './route-of-plan';

type Visit = {
  path: string;
  language: Language;
  cookies: string;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Asks the API for what the page reads first: that of its route for a visitor, the member's own record for a
 * member.
 */
export function earlyReads(plan: BootPlan, visit: Visit, send: typeof fetch): EarlyRead[] {
  const isVisitor = cookieIn(visit.cookies, limits.cookieName) === undefined;
  const member = plan.takesUpSession ? readsOfMember(visit.cookies, visit.now) : null;
  const paths = isVisitor ? readsOfRoute(plan, visit.path) : (member?.paths ?? []);
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
    // Whoever takes it hears of a failure.
    answer.catch(() => undefined);
    return { url, language, at: now, answer, ...(authorization === undefined ? {} : { authorization }) };
  });
}

/**
 * Parameters of a path that are not plain words or numbers are left to the page, which knows what to say
 * about them.
 */
function readsOfRoute(plan: BootPlan, path: string): string[] {
  const route = routeOfPlan(plan, path);
  if (!route || !/^[\w/-]+$/.test(route.start)) return [];
  return route.reads.map((read) => route.start.replace(new RegExp(route.pattern), read));
}
