import { savesData } from './saves-data';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Calls back when a link to a page of the site gets hover, touch or focus; never for a visitor with data saving or a slow
 * connection.
 *
 * @returns a function that ends it
 */
export function onIntent(page: Window, prepare: (link: HTMLAnchorElement) => void): () => void {
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === page.location.origin && !savesData(page.navigator)) prepare(link);
  };
  for (const sign of signs) page.document.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of signs) page.document.removeEventListener(sign, onSign);
  };
}
