import type { Page } from '@playwright/test';
import { sitePages } from './site-pages';

/** Presses and followed links from home at most. */
export const mostSteps = 3;

/** Routes that no page of a member leads to, and what does. */
const fromOutside: Readonly<Record<string, string>> = {
  '/user/:page': 'an address that no page has; it shows the coupons',
  '/campaign/detail': 'links of the native app',
  '/campaign/:id/register_success': 'the registration of a guest',
  '/select_store': 'deployments where cash dollars need a store',
  '/redeem-gift-card': 'the code on a gift card',
  '/login_callback': 'the sign-on site',
  '/unsubscribe_email': 'an e-mail',
  '/browser-support': 'browsers that are too old',
  'unknown path': 'a mistyped address',
};

/** Pages of phones (§2 Store selection): on a wide screen only the coupons that need them lead there. */
export const onPhonesOnly: readonly string[] = ['/coupon/:id/select_store'];

/** Where a button leads that is no link: to a page, or to a layer or panel that shows the same. */
export type ButtonWay = { from: string; at?: string; button: RegExp; shows: 'page' | 'dialog' | 'panel' };

const viewAll = (title: string): ButtonWay => ({
  from: '/user/myProfile',
  button: new RegExp(`^View all – ${title}$`),
  shows: 'dialog',
});

export const buttonWays: Readonly<Record<'desktop' | 'phone', Readonly<Record<string, ButtonWay>>>> = {
  desktop: {
    '/level_rule': viewAll('Level rules'),
    '/level_benefit': viewAll('Level benefits'),
    '/inboxDetail/:id': { from: '/inbox', button: /Unread$/, shows: 'panel' },
    '/transactionDetail/:id': { from: '/transaction', button: /Approved$/, shows: 'panel' },
    '/use_coupon': { from: '/coupon/:id', at: '/coupon/1001', button: /^Use$/, shows: 'dialog' },
  },
  phone: {
    '/use_coupon': { from: '/coupon/:id', at: '/coupon/1001', button: /^Use$/, shows: 'page' },
  },
};

/** The routes of the site that a member is to find, without further examples of the same route. */
export const routesToFind: readonly string[] = sitePages
  .map(({ route }) => route)
  .filter((route) => !route.includes('(') && !(route in fromOutside));

const patterns = sitePages
  .filter(({ route }) => route.startsWith('/') && !route.includes('('))
  .map(({ route }) => ({
    route,
    parameters: route.split(':').length,
    pattern: new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`),
  }))
  .sort((one, other) => one.parameters - other.parameters);

/** The most specific route of a path. */
export const routeOfPath = (path: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.route;

/** Paths of this site that the visible links of the page lead to. */
export async function linkedPaths(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && link.checkVisibility())
      .map((link) => link.pathname + link.search),
  );
}
