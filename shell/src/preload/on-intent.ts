import type { PreloadScript } from '@mrw/shared-contracts/manifest';
import { savesData } from './saves-data';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

type Parts = {
  /** The first files of a page, by its path; none when they are loaded already. */
  scriptsFor(path: string): readonly PreloadScript[];
  /** Fetches into the browser's cache; a failure is ignored, because the page requests the file itself. */
  ask(url: string, integrity: string): void;
};

/**
 * Preloads the scripts of a page when a link to it gets hover, touch or focus. Each script once; never for a visitor
 * with data saving or a slow connection.
 *
 * @returns a function that ends it
 */
export function preloadOnIntent(page: Window, { scriptsFor, ask }: Parts): () => void {
  const asked = new Set<string>();
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== page.location.origin || savesData(page.navigator)) return;
    for (const [url, integrity] of scriptsFor(link.pathname)) {
      // Loaded by the page, or preloaded by its first script.
      if (asked.has(url) || page.performance.getEntriesByName(url).length > 0) continue;
      asked.add(url);
      ask(url, integrity);
    }
  };
  for (const sign of signs) page.document.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of signs) page.document.removeEventListener(sign, onSign);
  };
}

/** Fetches a script with the mode of its tag, so that the tag finds it in the cache. */
export function askForScript(url: string, integrity: string): void {
  fetch(url, { mode: 'cors', credentials: 'same-origin', integrity }).catch(() => undefined);
}
