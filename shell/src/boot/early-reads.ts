import type { Language } from '@mrw/shared-contracts/language';
import type { BootPlan, EarlyRead } from '@mrw/shared-contracts/manifest';
import { routeOfPlan } from './route-of-plan';

/**
 * Asks the API for what a visitor's page reads first. Parameters of a path that are not plain words or numbers are left to the page,
 * which knows what to say about them.
 *
 * @param now milliseconds since 1970
 */
export function earlyReads(
  plan: BootPlan,
  path: string,
  language: Language,
  send: typeof fetch,
  now: number,
): EarlyRead[] {
  const route = routeOfPlan(plan, path);
  if (!route || !/^[\w/-]+$/.test(route.start)) return [];
  const { start, pattern, reads } = route;
  return reads.map((read) => {
    const url = plan.api + start.replace(new RegExp(pattern), read);
    const headers = { Accept: 'application/json, text/plain, */*', 'Accept-Language': language };
    const answer = send(url, { headers, credentials: 'omit' });
    // Whoever takes it hears of a failure.
    answer.catch(() => undefined);
    return { url, language, at: now, answer };
  });
}
