import type { EarlyScript } from '@mrw/shared-contracts/manifest';
import { savesData } from './saves-data';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

type Parts = {
  /** What a page of this site needs first, by its path; nothing when the page is drawn by what is here already. */
  scriptsFor(path: string): readonly EarlyScript[];
  /** Fetches into the browser's cache; a failure is nobody's business, the page itself asks again. */
  ask(url: string, integrity: string): void;
};

/**
 * Asks for the scripts of a page as soon as somebody points at a link to it, touches it or comes to it by
 * keyboard: they are there when the click comes. Each script once; never for a visitor who saves data or
 * whose connection is slow.
 *
 * @returns a function that stops it
 */
export function preloadOnIntent(page: Window, { scriptsFor, ask }: Parts): () => void {
  const asked = new Set<string>();
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== page.location.origin || savesData(page.navigator)) return;
    for (const [url, integrity] of scriptsFor(link.pathname)) {
      // Loaded by the page, or asked for by its first script.
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
