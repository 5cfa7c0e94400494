import type { DeploymentProfile } from '@mrw/shared-contracts';
import { tokenPaths } from '@mrw/shared-contracts/constants';
import type { HeaderFacts, Surface } from '@mrw/shared-contracts/headers';

export type SiteFacts = Omit<HeaderFacts, 'nonce' | 'ancestors'>;

type Site = {
  services: Pick<DeploymentProfile['services'], 'api' | 'giftCardFrame' | 'mapTiles' | 'telemetry'>;
  remoteOrigins: readonly string[];
  developerOrigins: readonly string[];
  /** Whether every script of the page carries a hash: builds of a developer have none. */
  integrity: boolean;
};

/** What the table of headers wants to know of a site; the rest depends on the answer. */
export function siteFacts(site: Site): SiteFacts {
  const { api, giftCardFrame, mapTiles, telemetry } = site.services;
  return {
    api,
    giftCardFrame,
    remoteOrigins: site.remoteOrigins,
    developerOrigins: site.developerOrigins,
    integrity: site.integrity,
    ...(mapTiles ? { mapTiles: new URL(mapTiles.url).origin } : {}),
    // Without telemetry there are no reports either.
    ...(telemetry ? { reports: new URL('/csp-reports', telemetry).href } : {}),
  };
}

/**
 * The row of the table for a page.
 *
 * @param path pathname of the page
 * @param partner id in the query, null without one
 * @param standsAlone whether the remote of the path has a standalone page
 */
export function pageSurface(path: string, partner: string | null, standsAlone: boolean): Surface {
  if (partner !== null) return 'embedded-page';
  if (standsAlone) return 'gift-card-page';
  return tokenPaths.includes(path) ? 'token-page' : 'page';
}
