const requested = new Set<string>();
/** What was requested ahead and did not come. */
const failed = new Set<string>();

/** Requests a script ahead, once, with exactly the mode and integrity of its tag, else it would be loaded twice. */
export function preloadScript(url: string, integrity: string | undefined): void {
  if (
    !integrity ||
    requested.has(url) ||
    performance.getEntriesByName(url).length > 0 ||
    document.querySelector(`link[href="${url}"]`)
  )
    return;
  requested.add(url);
  const link = document.createElement('link');
  // The response stays, also without its link: a page around an inline wallet keeps no element of it.
  link.onload = () => {
    link.remove();
  };
  link.onerror = () => {
    failed.add(url);
    link.remove();
  };
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href: url });
  document.head.append(link);
}

/**
 * The integrity of a script's tag. In Chromium the first tag gets the failure of a preload without a request, however
 * old that is; a tag with other hashes has a request of its own. One of them has to match, and no file has the second.
 *
 * @param again after a failed attempt: the first script of the page may have preloaded the file too
 */
export const integrityOf = (url: string, hash: string, again: boolean): string =>
  again || failed.has(url) ? `${hash} sha384-${'A'.repeat(64)}` : hash;
