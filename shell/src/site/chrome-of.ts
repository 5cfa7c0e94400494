import type { Embed } from '@mrw/shared-contracts';
import type { SiteRoute } from './route-of';

/** What the shell draws around a page. */
export type Chrome = {
  header: 'full' | 'simple' | 'none';
  footer: boolean;
  /** On phones only. */
  bottomBar: boolean;
  /** In browsers of phones only. */
  openApp: boolean;
};

/**
 * Inside another site the bar and the app banner stay away (§2); the bar also where the header is simplified
 * or the footer hidden, the banner also from the landing page, which is there for a moment.
 */
export function chromeOf(route: SiteRoute, { isOpenInOtherSite }: Embed): Chrome {
  const { header, footer } = frameOf(route);
  const isLanding = route.kind === 'shell' && route.page === 'landing';
  return {
    header,
    footer,
    bottomBar: header === 'full' && footer && !isOpenInOtherSite,
    openApp: header !== 'none' && !isLanding && !isOpenInOtherSite,
  };
}

function frameOf(route: SiteRoute): Pick<Chrome, 'header' | 'footer'> {
  if (route.kind === 'remote') {
    const { chrome, footer } = route.route;
    return chrome === 'bare' ? { header: 'none', footer: false } : { header: chrome, footer };
  }
  const simple = route.kind === 'shell' && (route.page === 'unsubscribe' || route.page === 'landing');
  return { header: simple ? 'simple' : 'full', footer: true };
}
