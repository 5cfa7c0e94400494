import type { Language } from '@mrw/shared-contracts';

/** The page links the web app manifest of its first language; the installed app must use the current one. */
export function nameWebManifest(page: Document, language: Language): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = new URL(`${language}.webmanifest`, link.href).href;
}
