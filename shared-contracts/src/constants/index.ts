export * from './timeouts';

/** Business constants of §9; times in milliseconds unless the name says otherwise. */
export const session = {
  accessTokenLifetime: 60 * 60_000,
  /** A token with less lifetime left is refreshed before a call (§4, Q-027). */
  refreshBefore: 10 * 60_000,
  cookieName: 'mrw_session',
  /** Longer values are split over several cookies. */
  cookieLimit: 3_500,
} as const;

/** @deprecated since 1.9.0, gone in 2.0.0: use `host.storage`. */
export const memberStoragePrefix = 'mrw_member_';

/** Entries of a page of each list (§9). */
export const pageSizes = {
  campaigns: 20,
  coupons: 20,
  pointStatuses: 20,
  campaignCategories: 100,
  stores: 18,
  storeCategories: 200,
  regions: 200,
  brands: 10_000,
  inbox: 50,
  rewardClaims: 50,
  tenantStores: 10,
  transactionHistory: 10,
} as const;

/** Milliseconds for which a loading state stays at least (§9). */
export const minimumVisible = {
  buyLoading: 1_000,
  afterStampReward: 1_000,
  firstLoad: 1_500,
  loadMore: 1_000,
} as const;

/** Distance from the end, in pixels, at which the next page is read; `tableShare` is a part of the table. */
export const scrollDistance = { page: 100, picker: 50, tableShare: 0.9 } as const;

/** Limits of a payment with cash dollars: digits, HK$, and milliseconds of the window and of a code (§9). */
export const cash = {
  maximumDigits: 10,
  maximum: 9_999_999_999,
  paymentWindow: 15 * 60_000,
  codeLifetime: 120_000,
} as const;

/** Milliseconds until a code may be sent again, of a tick of its countdown, and after too many tries (§9). */
export const verification = { resendLock: 599_000, tick: 100, retryAfterOverLimit: 60 * 60_000 } as const;

/** Options of the geolocation, and the decimals of the coordinates that are sent (§9). */
export const gps = { timeout: 5_000, enableHighAccuracy: false, maximumAge: 0, decimals: 6 } as const;

/** Days and milliseconds at which something is marked as ending soon, or as new (§9). */
export const expiry = { highlightDays: 6, homeTagDays: 3, newCouponAge: 24 * 60 * 60_000 } as const;

/** Lengths in CSS pixels, and stamps in a row (§9). */
export const layout = {
  headerHeight: 80,
  openAppBannerHeight: 66,
  narrowBelow: 769,
  tabletBelow: 1_023,
  tabScrollStep: 600,
  stampsPerRow: { wide: 4, narrow: 3 },
} as const;

/** Largest and smallest numbers of the product: days, entries, digits, years, characters and bytes (§9). */
export const limits = {
  levels: 4,
  membershipDays: 365,
  deletionDays: 3,
  homeBanners: 5,
  summaryRows: 5,
  staffCodeDigits: 6,
  passwordLength: 8,
  minimumAge: 18,
  oldestBirthYears: 150,
  unreadBadge: 99,
  longText: 200,
  /** Maximum bytes of an uploaded picture (§3, 413 above it). */
  upload: 10 * 1024 * 1024,
} as const;

/** Pages of the shell itself (§2); every other page is a route of a remote. */
export const shellPaths = [
  '/',
  '/login_callback',
  '/about',
  '/user',
  '/family_booking',
  '/unsubscribe_email',
  '/browser-support',
] as const;

/**
 * Pages opened by a token in their address (§2, Q-093): the token is sent to no other party, and the end of a session
 * does not affect these pages.
 */
export const tokenPaths: readonly string[] = [
  '/',
  '/login_callback',
  '/redeem-gift-card',
  '/unsubscribe_email',
];

/** Milliseconds that a toast stays (§9). */
export const toastDuration = 1_200;
/** Milliseconds after which the code of the member card is renewed (§9). */
export const memberCardRefresh = 300_000;
/** Milliseconds after which the code of a coupon is renewed (§9). */
export const couponCodeRefresh = 300_000;
/** Milliseconds between two readings of the camera (§9). */
export const qrScanDelay = 1_500;
