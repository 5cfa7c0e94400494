import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import { productionEnvironment } from '../../release/deployments';

/**
 * What search engines leave alone: every site but that of production; pages of members, addresses with a key of one
 * person, pages inside a partner site, and states of a page (`prefetchUnless`) that are no pages of their own.
 *
 * @param origin of the site
 */
export function robots(
  origin: string,
  { environment, remotes }: Pick<DeploymentManifest, 'environment' | 'remotes'>,
): string {
  if (environment !== productionEnvironment) return lines(['User-agent: *', 'Disallow: /']);
  const routes = Object.values(remotes).flatMap(({ descriptor }) => descriptor.routes);
  const refused = [
    '/login_callback',
    '/unsubscribe_email',
    '/family_booking',
    '/*?*partner=',
    ...routes
      .filter((route) => route.protected || route.chrome === 'bare')
      .map(({ path }) => path.replace(/[:*].*$/, '')),
    ...routes.flatMap(({ path, prefetchUnless }) => (prefetchUnless ? [`${path}?*${prefetchUnless}`] : [])),
  ];
  return lines([
    'User-agent: *',
    ...[...new Set(refused)].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;
