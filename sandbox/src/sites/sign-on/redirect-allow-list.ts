import type { Addresses } from '@mrw/shared-contracts/addresses';

/** Pages that handle an authorization code; a code sent elsewhere would leak. */
export interface LandingPage {
  origin: string;
  path: string;
}

/** The landing pages of the product (§2: `/login_callback` and `/` are the same screen) and of the partner. */
export function landingPages({ shell, partner }: Addresses): readonly LandingPage[] {
  return [
    { origin: shell.origin, path: '/login_callback' },
    { origin: shell.origin, path: '/' },
    { origin: partner.origin, path: '/' },
  ];
}

/**
 * Reads `redirect_url`.
 *
 * @param value the untrusted parameter
 * @returns the address, or `null` unless it is exactly one of the landing pages (any query and fragment)
 */
export function readRedirectUrl(value: string | undefined, allowed: readonly LandingPage[]): URL | null {
  if (value === undefined || !URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.username !== '' || url.password !== '') return null;
  return allowed.some((page) => page.origin === url.origin && page.path === url.pathname) ? url : null;
}
