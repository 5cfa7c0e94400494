/** Pages that are measured. */
export type MeasuredPage = {
  path: string;
  /** Selector of what its visitors come for. */
  content: string;
  /** Selector of a link of the page: what answers a press on it is the page. */
  press: string;
  forMembers?: true;
  /** Not measured in documents with their first view. */
  undrawn?: true;
};

export const pages: readonly MeasuredPage[] = [
  { path: '/home', content: 'main a[href*="/campaign/"]', press: 'main a[href="/offer/LATEST"]' },
  { path: '/campaign/101', content: 'main h1', press: 'main a[href^="/storeDetail/"]' },
  { path: '/storeDetail/1', content: 'main h1', press: 'main a[href="/about/store"]' },
  {
    path: '/about/store',
    content: 'main a[href*="/storeDetail/"]',
    press: 'main a[href*="/storeDetail/"]',
    undrawn: true,
  },
  {
    path: '/user/myCard',
    content: 'main svg[role="img"], main canvas',
    press: 'main a[href^="/"]',
    forMembers: true,
  },
  {
    path: '/user/myCoupon',
    content: 'main a[href*="/coupon/"]',
    press: 'main a[href*="/coupon/"]',
    forMembers: true,
  },
];

/** Whether the documents of a page have its first view. */
export const isDrawn = ({ forMembers, undrawn }: MeasuredPage) => !forMembers && !undrawn;

/** In this order a long visit goes round; each belongs to another remote than the one before. */
export const roundTrip = ['/home', '/user/myCoupon', '/user/myCard', '/about/store'] as const;
