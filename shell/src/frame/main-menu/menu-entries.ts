import type { Session } from '@mrw/shared-contracts';

export type MenuEntry = 'home' | 'offers' | 'about' | 'familyBooking' | 'inbox';

/** The main menu (§2 navigation): members also get the inbox. */
export function menuEntries(session: Session): readonly MenuEntry[] {
  const common = ['home', 'offers', 'about', 'familyBooking'] as const;
  return session.kind === 'member' ? [...common, 'inbox'] : common;
}

export const entryPaths: Readonly<Record<Exclude<MenuEntry, 'about'>, string>> = {
  home: '/home',
  offers: '/offer/LATEST',
  familyBooking: '/family_booking',
  inbox: '/inbox',
};
