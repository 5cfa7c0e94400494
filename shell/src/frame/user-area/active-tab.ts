export const userTabs = ['myProfile', 'myCard', 'myCoupon', 'myTicket', 'myAccount'] as const;
export type UserTab = (typeof userTabs)[number];

/** The tab of a path below /user; an unknown one falls back to my coupons (§2). */
export function activeTab(path: string): UserTab {
  const name = path.split('/')[2];
  return userTabs.find((tab) => tab === name) ?? 'myCoupon';
}
