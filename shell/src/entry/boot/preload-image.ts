import type { Language } from '@mrw/shared-contracts/language';
import type { PreloadImage, PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import { atWidth, isPictureAddress, pictureSet } from '@mrw/shared-ui/picture-sources';

/**
 * Preloads the first picture of a page once the response with its address arrives, with the same attributes as the
 * page: it is fetched once. Errors are handled by the page.
 */
export function preloadImage(
  document: Document,
  { answer, language }: PrefetchedResponse,
  { at, sizes }: PreloadImage,
): void {
  answer
    // A copy: the page reads the original response.
    .then((response) => (response.ok ? response.clone().json() : null))
    .then((data: unknown) => {
      const address = at.map((place) => textAt(data, place.split('.'), language)).find(Boolean);
      const set = address && isPictureAddress(address) ? pictureSet(address) : undefined;
      if (address === undefined || set === undefined) return;
      const link = document.createElement('link');
      link.rel = 'preload';
      link.setAttribute('as', 'image');
      link.setAttribute('imagesrcset', set);
      link.setAttribute('imagesizes', sizes);
      link.setAttribute('fetchpriority', 'high');
      link.href = atWidth(address, 640);
      document.head.append(link);
    })
    .catch(() => undefined);
}

/** The text at a place of an answer. */
function textAt(data: unknown, place: readonly string[], language: Language): string | undefined {
  const value = oneOf(data, language);
  const [key, ...rest] = place;
  if (key === undefined) return typeof value === 'string' ? value : undefined;
  return isRecord(value) ? textAt(value[key], rest, language) : undefined;
}

/** Of several values that of the language, else the English one, else the first. */
function oneOf(value: unknown, language: Language): unknown {
  if (!Array.isArray(value)) return value;
  const items: readonly unknown[] = value;
  const inLanguage = (wanted: string) => items.find((item) => isRecord(item) && item['language'] === wanted);
  return inLanguage(language) ?? inLanguage('en') ?? items[0];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
