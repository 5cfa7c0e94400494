import { withTimeout } from '../../host/with-timeout';
import { choosePart } from '../worker-parts/chosen-parts';
import { cardPage, siteCache } from './names';
import { siteFiles, type SiteFile } from './site-files';

/** Timeout for the activation of a newly registered worker in milliseconds. */
const timeout = 15_000;

/**
 * Caches the live page with all of its files, and has the worker serve it offline. The page is stored
 * last, and outdated files are removed after it: an interruption at any point leaves a consistent cache.
 *
 * @param device id of this browser
 * @throws Error when something could not be fetched or stored
 */
export async function keepSite(device: string): Promise<void> {
  const answer = await fetch(cardPage, { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${cardPage} answered ${answer.status}`);
  await choosePart('card');
  // Without its styles: the policy of the page that reads it has another nonce.
  const text = (await answer.clone().text()).replace(/<style[\s\S]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const files = siteFiles(page, window.location.origin, device);
  const cache = await caches.open(siteCache);
  await Promise.all(files.map((file) => keepFile(cache, file)));
  await cache.put(cardPage, answer);
  await keepOnly(cache, [new URL(cardPage, window.location.origin).href, ...files.map(([url]) => url)]);
  await withTimeout(navigator.serviceWorker.ready, timeout);
}

/** With the mode of its script element: a response of another mode would be refused there. */
async function keepFile(cache: Cache, [url, integrity]: SiteFile): Promise<void> {
  // Its name or folder changes with its content.
  if (await cache.match(url, { ignoreVary: true })) return;
  const answer = await fetch(url, { mode: 'cors', credentials: 'same-origin', integrity });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await cache.put(url, answer);
}

async function keepOnly(cache: Cache, addresses: readonly string[]): Promise<void> {
  const old = (await cache.keys()).filter(({ url }) => !addresses.includes(url));
  await Promise.all(old.map((request) => cache.delete(request, { ignoreVary: true })));
}
