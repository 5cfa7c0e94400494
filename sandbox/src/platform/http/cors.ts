import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { Api } from '../context';
import { forbidden } from './refusal';

/**
 * Origins that may call the API (contract §0): the sites of the product and of the outside world, each also
 * as 127.0.0.1, because the partner host answers there too. The page for operators calls nothing.
 */
export function knownOrigins(addresses: Addresses): ReadonlySet<string> {
  const names = Object.values(addresses).flatMap((site) => (site === addresses.operators ? [] : site.origin));
  return new Set(names.flatMap((origin) => [origin, origin.replace('//localhost:', '//127.0.0.1:')]));
}

/**
 * Refuses calls from pages of other origins. CORS only hides the response from such a page: a form or a `no-cors`
 * call is still processed. For routes without a token.
 */
export function refuseForeign(api: Api, origins: ReadonlySet<string>): void {
  api.addHook('onRequest', ({ headers: { origin } }, _reply, done) => {
    done(origin !== undefined && !origins.has(origin) ? forbidden() : undefined);
  });
}
