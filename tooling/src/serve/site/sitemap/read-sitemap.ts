import type { DeploymentProfile } from '@mrw/shared-contracts';
import { readPublicPages } from './read-public-pages';
import { sitemapFiles, type SitemapFiles } from './sitemap-files';

/**
 * Writes the sitemap of a site from the public lists of the API.
 *
 * @param origin of the site
 * @throws Error when a list cannot be read completely: a sitemap with gaps would remove pages from search engines
 */
export const readSitemap = async (profile: DeploymentProfile, origin: string): Promise<SitemapFiles> =>
  sitemapFiles({ ...profile, origin }, await readPublicPages(profile.services.api));
