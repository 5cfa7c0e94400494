import type { Language } from '../language/language';

type Site = { origin: string; availableLanguages: readonly Language[] };

/**
 * The one address of a page in a language, as search engines list it. A site in one language has addresses
 * without a language.
 *
 * @param address path and identifying parameters; `/` when it leads to another site
 */
export function pageAddress(
  { origin, availableLanguages }: Site,
  address: string,
  language: Language,
): string {
  const given = urlOf(address, origin);
  const url = given?.origin === origin ? given : new URL('/', origin);
  url.hash = '';
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/\/+$/, '');
  for (const name of ['locale', 'lang']) url.searchParams.delete(name);
  if (availableLanguages.length > 1) url.searchParams.set('locale', language);
  return url.href;
}

/** The addresses of a page by `hreflang`; none on a site in one language. */
export function alternatesOf(
  site: Site & { defaultLanguage: Language },
  address: string,
): readonly { hreflang: string; href: string }[] {
  if (site.availableLanguages.length < 2) return [];
  return [
    ...site.availableLanguages.map((language) => ({ hreflang: language, language })),
    { hreflang: 'x-default', language: site.defaultLanguage },
  ].map(({ hreflang, language }) => ({ hreflang, href: pageAddress(site, address, language) }));
}

/** Null for text that is no address. */
export function urlOf(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
