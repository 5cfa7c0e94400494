import type { PreloadScript } from '@mrw/shared-contracts/manifest';
import { savesData } from './saves-data';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

export type PreloadParts = {
  /** The first files of a page, by its path; none when they are loaded already. */
  scriptsFor(path: string): readonly PreloadScript[];
  /** Fetches into the browser's cache; a failure is ignored, because the page requests the file itself. */
  ask(url: string, integrity: string): void;
};

/** Requests the scripts of a page, each once. */
export type AskForPage = (path: string) => void;

/** What is loaded by the page, or preloaded by its first script, is not requested again. */
export function askOnce(page: Window, { scriptsFor, ask }: PreloadParts): AskForPage {
  const asked = new Set<string>();
  return (path) => {
    for (const [url, integrity] of scriptsFor(path)) {
      if (asked.has(url) || page.performance.getEntriesByName(url).length > 0) continue;
      asked.add(url);
      ask(url, integrity);
    }
  };
}

/**
 * Preloads the scripts of a page when a link to it gets hover, touch or focus; never for a visitor with data saving or a
 * slow connection.
 *
 * @returns a function that ends it
 */
export function preloadOnIntent(page: Window, askFor: AskForPage): () => void {
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === page.location.origin && !savesData(page.navigator)) askFor(link.pathname);
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
