import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cardPage, siteCache } from '../offline-card/names';

/** Seconds that a page may take before the cached one is shown, for a slow network. */
const timeoutSeconds = 3;

const matchOptions = { ignoreVary: true };

/** Pages fill the cache with a consistent set; the worker only reads it. */
const readOnly: WorkboxPlugin = { cacheWillUpdate: () => Promise.resolve(null) };

const onePage: WorkboxPlugin = { cacheKeyWillBeUsed: () => Promise.resolve(cardPage) };

/** What a gateway says while the site does not answer is handled like a missing network. */
const onlyOfSite: WorkboxPlugin = {
  handlerWillRespond: async ({ response }) =>
    response.status >= 500
      ? ((await caches.match(cardPage, { cacheName: siteCache, ...matchOptions })) ?? response)
      : response,
};

/** Not in a frame, where the policy differs, and not for a file that is opened as a page. */
const isPage: RouteMatchCallback = ({ request, url }) =>
  request.mode === 'navigate' &&
  request.destination === 'document' &&
  !url.searchParams.has('partner') &&
  !/\.\w+$/.test(url.pathname);

/** Part `card`: without an answer of the network the page is the one that is kept, with its scripts. */
export function answerFromKept(): void {
  // Online every page comes from the network: a release is used at the next load.
  registerRoute(
    isPage,
    new NetworkFirst({
      cacheName: siteCache,
      networkTimeoutSeconds: timeoutSeconds,
      plugins: [onePage, onlyOfSite, readOnly],
      matchOptions,
    }),
  );
  // Names of scripts change with their content, and the page compares each with its hash.
  registerRoute(
    ({ request }) => request.destination === 'script',
    new CacheFirst({ cacheName: siteCache, plugins: [readOnly], matchOptions }),
  );
}
