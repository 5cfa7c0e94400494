/** One page of every kind, with all that the server says about it. */
const memberPages = [
  '/home',
  '/offer/LATEST',
  '/campaign/101',
  '/campaign/203',
  '/campaign/401',
  '/about/store',
  '/user/myProfile',
  '/user/myCard',
  '/user/myAccount',
  '/user/myCoupon',
  '/user/myTicket',
  '/coupon/1001',
  '/coupon/1014/select_store',
  '/ticket/2001',
  '/use_cash_dollar',
  '/inbox',
  '/inboxDetail/1',
  '/activity_log',
  '/reward_status',
  '/expiry_centre',
  '/level_benefit',
  '/level_rule',
  '/transaction',
  '/transaction/create',
  '/transactionDetail/3001',
  '/transaction_history',
  '/transaction_history_detail/4001',
  '/family_booking',
];

/** `npm run faults`. */
export const everything = Boolean(process.env['MRW_FAULTS']);

/** All pages with `npm run faults`; one in `npm test`. */
export const pagesInTurn: readonly string[] = everything
  ? ['/storeDetail/501', ...memberPages]
  : ['/storeDetail/501'];
