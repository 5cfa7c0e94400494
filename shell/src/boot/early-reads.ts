import type { Language } from '@mrw/shared-contracts/language';
import type { BootPlan, EarlyRead } from '@mrw/shared-contracts/manifest';
import { readsOfMember } from './early-member';
import { routeOfPlan } from './route-of-plan';

type Visit = {
  path: string;
  language: Language;
  /** The cookie of the session; undefined for a visitor. */
  session: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Asks the API for what the page reads first: that of its route for a visitor, the member's own record for a
 * member.
 */
export function earlyReads(plan: BootPlan, visit: Visit, send: typeof fetch): EarlyRead[] {
  const { session } = visit;
  const member = plan.takesUpSession && session !== undefined ? readsOfMember(session, visit.now) : null;
  const paths = session === undefined ? readsOfRoute(plan, visit.path) : (member?.paths ?? []);
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
