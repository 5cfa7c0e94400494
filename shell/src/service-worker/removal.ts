import { siteCache } from '../offline-card/names';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

// Served under the address of the worker where no cards are kept: it takes the place of an installed one,
// cleans up and goes.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.caches.delete(siteCache), self.registration.unregister()]));
});
