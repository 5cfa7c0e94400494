import type { DeploymentProfile } from '@mrw/shared-contracts';
import type { Addresses } from '@mrw/shared-contracts/addresses';

/**
 * Exact origins of every site that may hold the wallet, by partner id: the one list behind frame-ancestors
 * and CORS.
 */
export type Partners = Readonly<Record<string, readonly string[]>>;

export const demoPartners = ({ partner }: Addresses): Partners => ({
  'harbour-mall': [partner.origin, `http://127.0.0.1:${partner.port}`],
  'pier-outlet': ['https://pier-outlet.example'],
});

/** Origins of a partner; none for an unknown id. */
export function originsOf(partners: Partners, id: string): readonly string[] {
  return Object.hasOwn(partners, id) ? (partners[id] ?? []) : [];
}

/** The frame policy of a page. */
export type Framing = { partners: readonly string[]; ancestors: readonly string[] };

/**
 * Allowed frame ancestors of a page.
 *
 * @param id as in the query of the page; null on the site's own pages and in plain frames, which any partner may use
 */
export function framingOf(partners: Partners, id: string | null): Framing {
  if (id === null) {
    const all = Object.values(partners).flat();
    return { partners: all, ancestors: ["'self'", ...all] };
  }
  const own = originsOf(partners, id);
  return { partners: own, ancestors: own.length > 0 ? own : ["'none'"] };
}

/** The profile as the page of one partner sees it. */
export const profileFor = (profile: DeploymentProfile, { partners }: Framing): DeploymentProfile => ({
  ...profile,
  services: { ...profile.services, partners: [...partners] },
});

/** Headers that let only these origins read a response. */
export function readableBy(origins: readonly string[], origin: string | undefined): Record<string, string> {
  if (origin === undefined || !origins.includes(origin)) return { Vary: 'Origin' };
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin };
}
