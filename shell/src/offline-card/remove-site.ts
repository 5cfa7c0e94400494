import { siteCache, workerFile } from './names';

/** Removes the worker and all that was kept for it. @throws what the browser says when it could not */
export async function removeSite(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(workerFile);
  await registration?.unregister();
  await caches.delete(siteCache);
}
