import { createPath } from 'react-router-dom';
import type { SiteNavigation } from '../../../host/navigation/history-navigation';

/**
 * Limits an embedded wallet to its own pages: a link to any other page opens the site.
 *
 * @param parts.owns whether a path belongs to the wallet
 * @param parts.openSite opens an absolute address of the site in a new window
 */
export function walletNavigation(
  navigation: SiteNavigation,
  parts: { owns(path: string): boolean; openSite(address: string): void },
): SiteNavigation {
  const go: SiteNavigation['navigate'] = (to, options) => {
    if (typeof to === 'number') {
      navigation.navigate(to);
      return;
    }
    const path = typeof to === 'string' ? to : createPath(to);
    if (parts.owns(path.split(/[?#]/, 1)[0] ?? path)) navigation.navigate(to, options);
    else parts.openSite(navigation.createHref(to));
  };
  return {
    ...navigation,
    navigate: go,
    scoped: (owns) => {
      const scope = navigation.scoped(owns);
      return { ...scope, navigation: { ...scope.navigation, navigate: go } };
    },
  };
}
