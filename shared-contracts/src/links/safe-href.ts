import { safeRedirect } from './safe-redirect';

const schemes = new Set(['http:', 'https:', 'tel:', 'mailto:']);

export type SafeHref =
  { kind: 'inside'; path: string } | { kind: 'outside'; href: string } | { kind: 'contact'; href: string };

/**
 * Classifies a link of a server: a page of this site, another site (opens a new tab), or a contact.
 *
 * @param href any text
 * @param siteOrigin origin of this site
 * @returns null for an unsafe link (`javascript:`, `data:` and other schemes, a path that leads to another site)
 */
export function safeHref(href: unknown, siteOrigin: string): SafeHref | null {
  if (typeof href !== 'string' || href.trim() === '') return null;
  let url: URL;
  try {
    url = new URL(href, siteOrigin);
  } catch {
    return null;
  }
  if (!schemes.has(url.protocol)) return null;
  if (url.protocol === 'tel:' || url.protocol === 'mailto:') return { kind: 'contact', href: url.href };
  if (url.username || url.password) return null;
  if (url.origin !== siteOrigin) return { kind: 'outside', href: url.href };
  // The rest of `/.//other.example` would resolve to another site the second time.
  const path = safeRedirect(url.pathname + url.search + url.hash, '');
  return path === '' ? null : { kind: 'inside', path };
}
