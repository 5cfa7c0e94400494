import { siteCache } from '../offline-card/names';
import { receiptBox } from '../pocket/receipt-box';
import { ownerCache } from '../push/names';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

// Served at the address of the worker when the deployment has none of its parts: it replaces an installed one, cleans up
// and unregisters.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.caches.delete(siteCache),
      self.caches.delete(receiptBox),
      self.caches.delete(ownerCache),
      self.registration.unregister(),
    ]),
  );
});
