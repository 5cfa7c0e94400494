import type { PreloadScript } from '@mrw/shared-contracts/manifest';

const asked = new Set<string>();

/**
 * Fetches a script into the browser's cache, so that its tag finds it there: `fetch` has the mode of the tag by itself, `cors`
 * without credentials for other origins. Once, and not when the page has requested it. A failure changes nothing: the
 * page requests the file itself.
 *
 * @returns whether nothing failed
 */
export async function askForScript(
  [url, integrity]: PreloadScript,
  priority: RequestPriority = 'auto',
): Promise<boolean> {
  if (!integrity || asked.has(url) || performance.getEntriesByName(url).length > 0) return true;
  asked.add(url);
  return fetch(url, { integrity, priority }).then(
    ({ ok }) => ok,
    () => false,
  );
}
