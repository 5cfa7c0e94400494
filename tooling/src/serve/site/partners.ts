import type { DeploymentProfile, Language } from '@mrw/shared-contracts';
import { isListedOrigin } from '@mrw/shared-contracts/partners/origins';
import type { Partners, Registration, WalletMode } from '@mrw/shared-contracts/partners/registration';

/** A registration by id; null for an unknown one. */
export const partnerOf = (partners: Partners, id: string): Registration | null =>
  Object.hasOwn(partners, id) ? (partners[id] ?? null) : null;

/** Origins that may show the wallet of a partner this way; none for an unknown id. */
export function originsOf(partners: Partners, id: string, mode: WalletMode): readonly string[] {
  const partner = partnerOf(partners, id);
  return partner?.modes.includes(mode) ? partner.origins : [];
}

/** Origins of every partner that may show the wallet this way. */
export const allOrigins = (partners: Partners, mode: WalletMode): readonly string[] => [
  ...new Set(Object.keys(partners).flatMap((id) => originsOf(partners, id, mode))),
];

/** The frame policy of a page; without `languages` those of the site. */
export type Framing = {
  partners: readonly string[];
  ancestors: readonly string[];
  languages?: readonly Language[];
};

/**
 * Allowed frame ancestors of a page.
 *
 * @param id as in the query of the page; null on the site's own pages and in plain frames, which any partner may use
 */
export function framingOf(partners: Partners, id: string | null): Framing {
  if (id === null) {
    const all = allOrigins(partners, 'frame');
    return { partners: all, ancestors: ["'self'", ...all] };
  }
  const own = originsOf(partners, id, 'frame');
  const languages = partnerOf(partners, id)?.languages ?? [];
  return { partners: own, ancestors: own.length > 0 ? own : ["'none'"], languages };
}

/** The profile as the page of one partner sees it. */
export function profileFor(profile: DeploymentProfile, { partners, languages }: Framing): DeploymentProfile {
  const services = { ...profile.services, partners: [...partners] };
  const available = profile.availableLanguages.filter((language) => languages?.includes(language));
  const [first] = available;
  if (!first) return { ...profile, services };
  const { defaultLanguage } = profile;
  return {
    ...profile,
    services,
    availableLanguages: available,
    defaultLanguage: available.includes(defaultLanguage) ? defaultLanguage : first,
  };
}

/** Headers that let only these origins read a response. */
export function readableBy(origins: readonly string[], origin: string | undefined): Record<string, string> {
  if (origin === undefined || !isListedOrigin(origins, origin)) return { Vary: 'Origin' };
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin };
}

/** Where embed.js asks. */
export const checkPath = '/embed/check.js';
/** Pages that are not registered read the answer too. */
export const forAnyPage = { 'Access-Control-Allow-Origin': '*' };

export type PageCheck = 'allowed' | 'id' | 'origin' | 'mode';

/** Why a page may not show the wallet: of one id and one origin only, so that nothing is listed. */
export function checkPage(
  partners: Partners,
  page: { id: string; mode: string; origin: string | undefined },
): PageCheck {
  const partner = partnerOf(partners, page.id);
  if (!partner) return 'id';
  if (!isListedOrigin(partner.origins, page.origin)) return 'origin';
  return partner.modes.some((mode) => mode === page.mode) ? 'allowed' : 'mode';
}

/**
 * The script with the answer for embed.js: a script, because the policy of a partner's page allows it already.
 *
 * @param answer a `PageCheck`, or the variable of a web server that holds one
 */
export const checkScript = (answer: string) =>
  `document.currentScript.dispatchEvent(new CustomEvent('mrw-check',{detail:'${answer}'}))`;
