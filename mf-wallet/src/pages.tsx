import { lazyPage } from '@mrw/shared-contracts';
import { gridColumns, SkeletonCards, type Elements } from '@mrw/shared-ui';
import { MembersOnly } from '@mrw/shared-ui/member';
import { PageSkeleton } from '@mrw/shared-ui/page-skeleton';
import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CouponPageCode } from './coupon-kind/coupon-page-code';
import { KeptListOf } from './coupon-list/kept-list-of';
import type { KeptListProps } from './kept/kept-list';
import type { CouponKind } from './coupon-kind/places';
import { CouponListPage } from './coupon-list/coupon-list-page';

const CouponPage = lazyPage(() => import('./coupon-detail/coupon-page'));
const StoreSelectionPage = lazyPage(() => import('./store-selection/store-selection-page'));
const UsePage = lazyPage(() => import('./coupon-use/use-page'));
const CashPage = lazyPage(() => import('./cash-dollar/cash-page'));
const StorePickerPage = lazyPage(() => import('./store-picker/store-picker-page'));

/** Pages that are scripts of their own (`page` in remote.json). */
export const lazyPages = {
  '/coupon/:id': CouponPage,
  '/coupon/:id/select_store': StoreSelectionPage,
  '/ticket/:id': CouponPage,
  '/use_coupon': UsePage,
  '/use_cash_dollar': CashPage,
  '/select_store': StorePickerPage,
};

/** Shown without a network only, on a device that keeps something, and with it the script of a coupon. */
const KeptList = lazy<ComponentType<KeptListProps>>(() =>
  import('./coupon-detail/coupon-page').then(
    (page) => ({ default: page.KeptList }),
    () => ({ default: ({ children }) => children }),
  ),
);
const keptList = (kind: CouponKind, failure: Elements) => (
  <Suspense fallback={<SkeletonCards columns={gridColumns.coupons} />}>
    <KeptList kind={kind}>{failure}</KeptList>
  </Suspense>
);

const skeleton = (
  <PageSkeleton>
    <SkeletonCards columns={gridColumns.coupons} />
  </PageSkeleton>
);

/** The pages of this remote; an unknown tab of the user area shows the coupons (§2). */
export function Pages() {
  return (
    <MembersOnly otherwise={skeleton}>
      <KeptListOf.Provider value={keptList}>
        <CouponPageCode.Provider value={CouponPage.load}>
          <Routes>
            <Route path="/user/myTicket" element={<CouponListPage key="ticket" kind="ticket" />} />
            <Route path="/user/:page" element={<CouponListPage key="coupon" kind="coupon" />} />
            <Route path="/coupon/:id" element={<CouponPage key="coupon" kind="coupon" />} />
            <Route path="/coupon/:id/select_store" element={<StoreSelectionPage />} />
            <Route path="/ticket/:id" element={<CouponPage key="ticket" kind="ticket" />} />
            <Route path="/use_coupon" element={<UsePage />} />
            <Route path="/use_cash_dollar" element={<CashPage />} />
            <Route path="/select_store" element={<StorePickerPage />} />
          </Routes>
        </CouponPageCode.Provider>
      </KeptListOf.Provider>
    </MembersOnly>
  );
}
