/** Pages that are measured. */
export type MeasuredPage = {
  path: string;
  /** How the figures name it; its path when there is none. */
  name?: string;
  /** Selector of what its visitors come for. */
  content: string;
  /** Selector of a link of the page: what answers a press on it is the page. */
  press: string;
  forMembers?: true;
  /** Not measured in documents with their first view. */
  undrawn?: true;
  /** Opened again, and loaded anew. */
  again?: true;
};

const home = { path: '/home', content: 'main a[href*="/campaign/"]', press: 'main a[href="/offer/LATEST"]' };

export const pages: readonly MeasuredPage[] = [
  { ...home, again: true },
  { path: '/campaign/101', content: 'main h1', press: 'main a[href^="/storeDetail/"]', again: true },
  { path: '/storeDetail/1', content: 'main h1', press: 'main a[href="/about/store"]', again: true },
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
    again: true,
  },
  { ...home, name: 'member/home', forMembers: true, again: true },
  {
    path: '/user/myCoupon',
    content: 'main a[href*="/coupon/"]',
    press: 'main a[href*="/coupon/"]',
    forMembers: true,
  },
];

/** Whether the documents of a page have its first view. */
export const isDrawn = ({ forMembers, undrawn }: MeasuredPage) => !forMembers && !undrawn;

/** On a processor twelve times slower, its first visit. */
export const onSlowest: MeasuredPage = { ...home, name: 'slowest/home' };

/** How the figures of a visit are named: those of /home when it is opened again have no path. */
export function figureOf(
  { path, name = path }: MeasuredPage,
  visit: 'again' | 'first' | 'reload' = 'first',
): string {
  if (visit === 'first') return name;
  return name === home.path ? visit : `${visit}:${name}`;
}

/** In this order a long visit goes round; each belongs to another remote than the one before. */
export const roundTrip = ['/home', '/user/myCoupon', '/user/myCard', '/about/store'] as const;
