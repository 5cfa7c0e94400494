import type { Language } from '@mrw/shared-contracts';

/** The page names the web app manifest of the first language; installed is the app in the language in use. */
export function nameWebManifest(page: Document, language: Language): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = new URL(`${language}.webmanifest`, link.href).href;
}
