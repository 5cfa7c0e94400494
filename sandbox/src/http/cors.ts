import type { Addresses } from '@mrw/shared-contracts/addresses';

/**
 * Origins that may call the API (contract §0): the sites of the product and of the outside world, each also
 * as 127.0.0.1, because the partner host answers there too.
 */
export function knownOrigins({ api, ...callers }: Addresses): ReadonlySet<string> {
  const names = [api, ...Object.values(callers)].map((site) => site.origin);
  return new Set(names.flatMap((origin) => [origin, origin.replace('//localhost:', '//127.0.0.1:')]));
}
