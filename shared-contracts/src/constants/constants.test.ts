import * as constants from './index';

const seconds = 1_000;
const minutes = 60 * seconds;

/** The table of §9, item by item. */
test.each([
  ['membership levels', constants.limits.levels, 4],
  ['membership validity in days', constants.limits.membershipDays, 365],
  ['account deletion in days', constants.limits.deletionDays, 3],
  ['cash dollar payment window', constants.cash.paymentWindow, 15 * minutes],
  ['QR payment code lifetime', constants.cash.codeLifetime, 120 * seconds],
  ['digits of a cash amount', constants.cash.maximumDigits, 10],
  ['largest cash amount', constants.cash.maximum, 9_999_999_999],
  ['staff code digits', constants.limits.staffCodeDigits, 6],
  ['password minimum length', constants.limits.passwordLength, 8],
  ['verification code resend lock', constants.verification.resendLock, 599 * seconds],
  ['tick of its countdown', constants.verification.tick, 100],
  ['retry after over-limit', constants.verification.retryAfterOverLimit, 60 * minutes],
  ['token validity', constants.session.accessTokenLifetime, 60 * minutes],
  ['token refresh when less remains', constants.session.refreshBefore, 10 * minutes],
  ['card QR refresh', constants.memberCardRefresh, 300_000],
  ['coupon QR refresh', constants.couponCodeRefresh, 300_000],
  ['summary table rows', constants.limits.summaryRows, 5],
  ['home banners', constants.limits.homeBanners, 5],
  ['minimum buy loading', constants.minimumVisible.buyLoading, 1 * seconds],
  ['pause after a stamp reward', constants.minimumVisible.afterStampReward, 1 * seconds],
  ['refresh spinner minimum', constants.minimumVisible.firstLoad, 1.5 * seconds],
  ['load-more spinner minimum', constants.minimumVisible.loadMore, 1 * seconds],
  ['toast', constants.toastDuration, 1_200],
  ['QR scan delay', constants.qrScanDelay, 1_500],
  ['age of a new coupon', constants.expiry.newCouponAge, 24 * 60 * minutes],
  ['near-expiry highlight in days', constants.expiry.highlightDays, 6],
  ['expiry tag on home in days', constants.expiry.homeTagDays, 3],
  ['long text collapse', constants.limits.longText, 200],
  ['unread badge', constants.limits.unreadBadge, 99],
  ['minimum age', constants.limits.minimumAge, 18],
  ['birthday years back', constants.limits.oldestBirthYears, 150],
  ['narrow layout below', constants.layout.narrowBelow, 769],
  ['tablet layout below', constants.layout.tabletBelow, 1_023],
  ['tab scroll step', constants.layout.tabScrollStep, 600],
  ['header', constants.layout.headerHeight, 80],
  ['open-app banner', constants.layout.openAppBannerHeight, 66],
])('§9 %s', (_, value, expected) => {
  expect(value).toBe(expected);
});

test('§9 page sizes', () => {
  expect(constants.pageSizes).toEqual({
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
  });
});

test('§9 timeouts by client', () => {
  expect(constants.timeouts).toEqual({
    campaign: 5 * seconds,
    store: 15 * seconds,
    signOn: 10 * seconds,
    coupon: 3 * seconds,
    other: 5 * seconds,
  });
});

test('§9 GPS, infinite scroll and stamps per row', () => {
  expect(constants.gps).toEqual({ timeout: 5_000, enableHighAccuracy: false, maximumAge: 0, decimals: 6 });
  expect(constants.scrollDistance).toEqual({ page: 100, picker: 50, tableShare: 0.9 });
  expect(constants.layout.stampsPerRow).toEqual({ wide: 4, narrow: 3 });
});
