import type { Session } from '@mrw/shared-contracts';
import type { IconName } from '@mrw/shared-ui';

export type BarEntry = 'home' | 'offers' | 'card' | 'stores' | 'me' | 'logIn';

/**
 * The entries of the bar. A session that is being restored counts as a member, so the entries do not change.
 */
export function barEntries(session: Session): readonly BarEntry[] {
  return session.kind === 'visitor'
    ? ['home', 'offers', 'stores', 'logIn']
    : ['home', 'offers', 'card', 'stores', 'me'];
}

export const barPaths: Readonly<Record<Exclude<BarEntry, 'logIn'>, string>> = {
  home: '/home',
  offers: '/offer/LATEST',
  card: '/user/myCard',
  stores: '/about/store',
  me: '/user/myProfile',
};

export const barIcons: Readonly<Record<BarEntry, IconName>> = {
  home: 'home',
  offers: 'offers',
  card: 'card',
  stores: 'store',
  me: 'user',
  logIn: 'log-in',
};

const below: Readonly<Record<Exclude<BarEntry, 'logIn'>, RegExp>> = {
  home: /^\/home\/?$/,
  offers: /^\/(offer|campaign)\//,
  card: /^\/user\/myCard\/?$/,
  stores: /^\/(about\/store|storeDetail\/)/,
  me: /^\/user\/(?!myCard\/?$)/,
};

/** The entry of a page; null for pages outside of the bar. */
export function currentEntry(path: string): BarEntry | null {
  const entries = ['home', 'offers', 'card', 'stores', 'me'] as const;
  return entries.find((entry) => below[entry].test(path)) ?? null;
}
