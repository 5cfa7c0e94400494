import { leavePart } from '../worker-parts/chosen-parts';
import { siteCache } from './names';

/** Removes the cache, and the worker unless another part needs it. @throws the error of the browser */
export async function removeSite(): Promise<void> {
  await leavePart('card');
  await caches.delete(siteCache);
}
