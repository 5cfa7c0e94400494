import { clientsClaim } from 'workbox-core';
import { partsOfWorker, type WorkerPart } from '../worker-parts/parts';
import { answerFromKept } from './kept-pages';
import { showMessages } from './push-messages';
import { takeReceipts } from './shared-receipts';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

const parts = partsOfWorker(self.location.href);
const start: Readonly<Partial<Record<WorkerPart, () => void>>> = {
  card: answerFromKept,
  share: takeReceipts,
  push: showMessages,
};
for (const part of parts) start[part]?.();

const answersPages = parts.includes('card');

// No page waits for the start of this worker: its request is sent meanwhile, or the worker is left out.
self.addEventListener('install', (event) => {
  if (!answersPages) void event.addRoutes?.({ condition: { requestMethod: 'GET' }, source: 'network' });
});
self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration;
  // Missing in Firefox before 99 and Safari before 15.4.
  event.waitUntil(Promise.resolve(navigationPreload?.[answersPages ? 'enable' : 'disable']()));
});

// It contains no release, so a new worker may take over at once.
void self.skipWaiting();
clientsClaim();
