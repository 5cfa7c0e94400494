import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CouponListPage } from './coupon-list/coupon-list-page';
import { MemberPages } from './member/member-pages';
import { PageSkeleton } from './member/page-skeleton';

const CouponPage = lazy(() => import('./coupon-detail/coupon-page'));
const StoreSelectionPage = lazy(() => import('./store-selection/store-selection-page'));
const UsePage = lazy(() => import('./coupon-use/use-page'));
const CashPage = lazy(() => import('./cash-dollar/cash-page'));
const StorePickerPage = lazy(() => import('./store-picker/store-picker-page'));

/** The pages of this remote; an unknown tab of the user area shows the coupons (§2). */
export function Pages() {
  return (
    <MemberPages>
      <Suspense fallback={<PageSkeleton />}>
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
      </Suspense>
    </MemberPages>
  );
}
