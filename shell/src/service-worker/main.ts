import { clientsClaim } from 'workbox-core';
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cardPage, siteCache } from '../offline-card/names';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/** Seconds that a page may take before the kept one is shown: a network that is there in name only. */
const patience = 3;

/** Pages fill the cache, when they know what fits together; the worker only reads it. */
const readOnly: WorkboxPlugin = { cacheWillUpdate: () => Promise.resolve(null) };

const onePage: WorkboxPlugin = { cacheKeyWillBeUsed: () => Promise.resolve(cardPage) };

/** To the visitor a server in trouble is the same as none. */
const onlyWell: WorkboxPlugin = {
  fetchDidSucceed: ({ response }) =>
    response.status >= 500
      ? Promise.reject(new Error(`answered ${response.status}`))
      : Promise.resolve(response),
};

const matchOptions = { ignoreVary: true };

/** Not in a frame, where a page has a policy of its own, and no file that somebody opens. */
const isPage: RouteMatchCallback = ({ request, url }) =>
  request.mode === 'navigate' &&
  request.destination === 'document' &&
  !url.searchParams.has('partner') &&
  !/\.\w+$/.test(url.pathname);

// Online every page comes from the network: a release is seen at the next load.
registerRoute(
  isPage,
  new NetworkFirst({
    cacheName: siteCache,
    networkTimeoutSeconds: patience,
    plugins: [onePage, onlyWell, readOnly],
    matchOptions,
  }),
);

// Names of scripts change with their content, and the page compares each with its hash.
registerRoute(
  ({ request }) => request.destination === 'script',
  new CacheFirst({ cacheName: siteCache, plugins: [readOnly], matchOptions }),
);

// It holds nothing of a release, so that a new one may take over at once.
void self.skipWaiting();
clientsClaim();
