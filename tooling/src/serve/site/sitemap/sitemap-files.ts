import type { DeploymentProfile } from '@mrw/shared-contracts';
import { alternatesOf, pageAddress } from '@mrw/shared-contracts/page-meta/addresses-of-page';
import type { PublicPage } from './public-pages';

type ListedPage = Pick<PublicPage, 'address' | 'changed'>;

/** Texts by name of the file. */
export type SitemapFiles = Readonly<Record<string, string>>;

/** Paths of the files. */
export const sitemapPath = /^\/sitemap(-\d+)?\.xml$/;

/** The limit of the format. */
const addressesOfFile = 50_000;

type Site = Pick<DeploymentProfile, 'availableLanguages' | 'defaultLanguage'> & { origin: string };

/**
 * The sitemap of a site: every page in each of its languages, with the addresses in the others. Several files and an
 * index when there are more addresses than one file may have.
 *
 * @param most addresses of one file
 */
export function sitemapFiles(site: Site, pages: readonly ListedPage[], most = addressesOfFile): SitemapFiles {
  const ofFile = Math.max(1, Math.floor(most / site.availableLanguages.length));
  const parts = Array.from({ length: Math.ceil(pages.length / ofFile) || 1 }, (_, index) =>
    urlSet(site, pages.slice(index * ofFile, (index + 1) * ofFile)),
  );
  const [only = ''] = parts;
  if (parts.length <= 1) return { 'sitemap.xml': only };
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${site.origin}/${name}`)}</loc></sitemap>`);
  const index = `${head}<sitemapindex xmlns="${schema}">\n${entries.join('\n')}\n</sitemapindex>\n`;
  return { 'sitemap.xml': index, ...Object.fromEntries(names.map((name, at) => [name, parts[at] ?? ''])) };
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlSet(site: Site, pages: readonly ListedPage[]): string {
  const urls = pages.flatMap((page) => {
    const alternates = alternatesOf(site, page.address).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    const rest = `${page.changed ? `<lastmod>${page.changed}</lastmod>` : ''}${alternates.join('')}`;
    return site.availableLanguages.map(
      (language) => `<url><loc>${escapeXml(pageAddress(site, page.address, language))}</loc>${rest}</url>`,
    );
  });
  return `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '');
