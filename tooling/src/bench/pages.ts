/** The pages that are measured, and what their visitors come for. */
export const pages = [
  { path: '/home', content: 'main a[href*="/campaign/"]', forMembers: false },
  { path: '/about/store', content: 'main a[href*="/storeDetail/"]', forMembers: false },
  { path: '/user/myCard', content: 'main svg[role="img"], main canvas', forMembers: true },
  { path: '/user/myCoupon', content: 'main a[href*="/coupon/"]', forMembers: true },
] as const;

/** In this order a long visit goes round; each belongs to another remote than the one before. */
export const roundTrip = ['/home', '/user/myCoupon', '/user/myCard', '/about/store'] as const;
