import type { PreloadScript } from '@mrw/shared-contracts/manifest';

const asked = new Set<string>();

/**
 * Fetches a script into the browser's cache with the mode of its tag, so that the tag finds it there; once, and not when
 * the page has requested it. A failure changes nothing: the page requests the file itself.
 *
 * @returns whether nothing failed
 */
export async function askForScript(
  [url, integrity]: PreloadScript,
  priority: RequestPriority = 'auto',
): Promise<boolean> {
  if (!integrity || asked.has(url) || performance.getEntriesByName(url).length > 0) return true;
  asked.add(url);
  return fetch(url, { mode: 'cors', credentials: 'same-origin', integrity, priority }).then(
    ({ ok }) => ok,
    () => false,
  );
}
