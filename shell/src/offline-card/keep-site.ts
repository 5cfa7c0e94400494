import { within } from '../host/within';
import { cardPage, siteCache, workerFile } from './names';
import { siteFiles, type SiteFile } from './site-files';

/** Milliseconds until a worker that was just registered has to be there. */
const patience = 15_000;

/**
 * Keeps the page that is live now with everything that it names, and registers the worker that answers with
 * it when there is no network. The page comes last and what only the one before named goes after it: whenever
 * this is broken off, what is kept fits together.
 *
 * @param device name of this browser
 * @throws Error when something could not be fetched or stored
 */
export async function keepSite(device: string): Promise<void> {
  await navigator.serviceWorker.register(workerFile, { updateViaCache: 'none' });
  const answer = await fetch(cardPage, { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${cardPage} answered ${answer.status}`);
  // Without its styles: the policy of the page that reads it knows their nonce not.
  const text = (await answer.clone().text()).replace(/<style[\s\S]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const files = siteFiles(page, window.location.origin, device);
  const cache = await caches.open(siteCache);
  await Promise.all(files.map((file) => keepFile(cache, file)));
  await cache.put(cardPage, answer);
  await keepOnly(cache, [new URL(cardPage, window.location.origin).href, ...files.map(([url]) => url)]);
  await within(navigator.serviceWorker.ready, patience);
}

/** With the mode of its script element: an answer of another mode would be refused there. */
async function keepFile(cache: Cache, [url, integrity]: SiteFile): Promise<void> {
  // Its name changes with its content, or its folder does.
  if (await cache.match(url, { ignoreVary: true })) return;
  const answer = await fetch(url, { mode: 'cors', credentials: 'same-origin', integrity });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await cache.put(url, answer);
}

async function keepOnly(cache: Cache, addresses: readonly string[]): Promise<void> {
  const old = (await cache.keys()).filter(({ url }) => !addresses.includes(url));
  await Promise.all(old.map((request) => cache.delete(request, { ignoreVary: true })));
}
