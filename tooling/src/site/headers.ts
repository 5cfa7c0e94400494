import type { DeploymentProfile } from '@mrw/shared-contracts';

/** Headers of every page of the site. One table: the local server sends it, a web server's configuration is made from it. */
export function pageHeaders(
  profile: DeploymentProfile,
  remoteOrigins: readonly string[],
  nonce: string,
  /** Who may hold the page in a frame. */
  ancestors: readonly string[],
): Record<string, string> {
  const { api, giftCardFrame } = profile.services;
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...remoteOrigins, "'wasm-unsafe-eval'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", api, 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", api, ...remoteOrigins, ...remoteOrigins.map(webSocket)],
    'frame-src': ["'self'", giftCardFrame],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [...ancestors],
  };
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'Cache-Control': 'no-store',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    ...commonHeaders,
  };
}

export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Files of releases: any site of ours may load them, and they never change. */
export const releaseHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  ...commonHeaders,
};

/** Files of the shell: a wallet in the page of a partner loads them too. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
  ...commonHeaders,
};

/** The script of partners keeps its address, so a new one must be seen soon. */
export const embedHeaders: Readonly<Record<string, string>> = {
  ...assetHeaders,
  'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
};

/** The dev server tells the page of a change over a web socket; a static host has none. */
const webSocket = (origin: string) => origin.replace(/^http/, 'ws');
