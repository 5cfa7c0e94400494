import { safeHref } from '@mrw/shared-contracts';
import type { HomepageBanner } from '@mrw/shared-contracts/api/campaigns';

export type BannerTarget =
  { kind: 'page'; to: string } | { kind: 'outside'; href: string } | { kind: 'none' };

/**
 * The target of a press on a banner.
 *
 * @param siteOrigin origin of this site, to tell its pages from other sites
 * @param categoryName name of a category in the language of the page; null while it is unknown
 */
export function bannerTarget(
  banner: HomepageBanner,
  siteOrigin: string,
  categoryName: (id: string) => string | null,
): BannerTarget {
  const reference = banner.content_reference_id;
  switch (banner.content_type) {
    case 'CAMPAIGN':
      return reference ? { kind: 'page', to: `/campaign/${reference}` } : { kind: 'none' };
    case 'STORE':
      return reference ? { kind: 'page', to: `/storeDetail/${reference}` } : { kind: 'none' };
    case 'OFFER_CATEGORY':
      return reference
        ? { kind: 'page', to: offerPath(reference, categoryName(reference)) }
        : { kind: 'none' };
    case 'EXTERNAL_URL':
      return outside(banner.url, siteOrigin);
    case 'NONE':
      return { kind: 'none' };
  }
}

function outside(url: string | null, siteOrigin: string): BannerTarget {
  const href = safeHref(url, siteOrigin);
  if (!href) return { kind: 'none' };
  // A page of this site opens in a new tab as well: the banner is configured so.
  return { kind: 'outside', href: href.kind === 'inside' ? siteOrigin + href.path : href.href };
}

/** The id decides which offers are listed, the name is for readers. */
function offerPath(id: string, name: string | null): string {
  return `/offer/${encodeURIComponent(name ?? 'LATEST')}?id=${encodeURIComponent(id)}`;
}
