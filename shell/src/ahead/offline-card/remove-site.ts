import { siteCache, workerFile } from './names';

/** Removes the worker and its cache. @throws the error of the browser */
export async function removeSite(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(workerFile);
  await registration?.unregister();
  await caches.delete(siteCache);
}
