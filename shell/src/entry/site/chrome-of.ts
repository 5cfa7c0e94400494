import type { Embed } from '@mrw/shared-contracts';
import type { SiteRoute } from '../../host/routes/route-of';

/** The parts of the shell around a page. */
export type Chrome = {
  header: 'full' | 'simple' | 'none';
  footer: boolean;
  /** On phones only. */
  bottomBar: boolean;
  /** In phone browsers only. */
  openApp: boolean;
};

/**
 * Inside a partner site bar and app banner are absent (§2); the bar also with a simplified header or a hidden footer
 * the banner also on the landing page, which is shown for a moment.
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
