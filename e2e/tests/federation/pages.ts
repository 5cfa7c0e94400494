import { everything } from '../../harness/everything';

/** A page of each remote, and the texts that show that it is there. */
export const pages = [
  { remote: 'mf-offers', path: '/home' },
  { remote: 'mf-stores', path: '/about/store' },
  { remote: 'mf-wallet', path: '/user/myCoupon' },
  { remote: 'mf-account', path: '/user/myCard' },
  { remote: 'mf-giftcard', path: '/redeem-gift-card?code=GIFT-FRESH-50' },
] as const;

export type RemotePage = (typeof pages)[number];

/** With `npm run faults` every remote in turn; in `npm test` the one with the most used pages. */
export const inTurn: readonly RemotePage[] = everything
  ? pages
  : pages.filter(({ remote }) => remote === 'mf-stores');

/** Somewhere else to be before and after. */
export const elsewhere = (remote: string) => (remote === 'mf-offers' ? '/about/store' : '/home');
