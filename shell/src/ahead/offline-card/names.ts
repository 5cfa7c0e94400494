/** The one cache of this site: a page and scripts, never API responses. */
export const siteCache = 'mrw-offline-card';

/** The page is the same for every path; it is stored under the path that a till needs. */
export const cardPage = '/user/myCard';

/** Pages that show what is kept; their remotes are stored with the page. */
export const keptPages = [cardPage, '/user/myCoupon', '/user/myTicket', '/coupon/1', '/ticket/1'] as const;

/** In `localStorage`: that something is kept, and for whom. A page looks at it before it loads any code for it. */
export const markKey = 'mrw_offline_card';
