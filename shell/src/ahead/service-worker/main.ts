import { clientsClaim } from 'workbox-core';
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cardPage, siteCache } from '../offline-card/names';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/** Seconds that a page may take before the cached one is shown, for a slow network. */
const timeoutSeconds = 3;

/** Pages fill the cache with a consistent set; the worker only reads it. */
const readOnly: WorkboxPlugin = { cacheWillUpdate: () => Promise.resolve(null) };

const onePage: WorkboxPlugin = { cacheKeyWillBeUsed: () => Promise.resolve(cardPage) };

/** A server error is handled like a missing network. */
const onlyWell: WorkboxPlugin = {
  fetchDidSucceed: ({ response }) =>
    response.status >= 500
      ? Promise.reject(new Error(`answered ${response.status}`))
      : Promise.resolve(response),
};

const matchOptions = { ignoreVary: true };

/** Not in a frame, where the policy differs, and not for a file that is opened as a page. */
const isPage: RouteMatchCallback = ({ request, url }) =>
  request.mode === 'navigate' &&
  request.destination === 'document' &&
  !url.searchParams.has('partner') &&
  !/\.\w+$/.test(url.pathname);

// Online every page comes from the network: a release is used at the next load.
registerRoute(
  isPage,
  new NetworkFirst({
    cacheName: siteCache,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [onePage, onlyWell, readOnly],
    matchOptions,
  }),
);

// Names of scripts change with their content, and the page compares each with its hash.
registerRoute(
  ({ request }) => request.destination === 'script',
  new CacheFirst({ cacheName: siteCache, plugins: [readOnly], matchOptions }),
);

// It contains no release, so a new worker may take over at once.
void self.skipWaiting();
clientsClaim();
