import { siteCache } from '../offline-card/names';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

// Served at the address of the worker when cards are disabled: it replaces an installed one, cleans up and
// unregisters.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.caches.delete(siteCache), self.registration.unregister()]));
});
