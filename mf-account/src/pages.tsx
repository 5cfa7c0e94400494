import { lazyPage } from '@mrw/shared-contracts';
import { Skeleton } from '@mrw/shared-ui';
import { MembersOnly } from '@mrw/shared-ui/member';
import { PageSkeleton } from '@mrw/shared-ui/page-skeleton';
import { Route, Routes } from 'react-router-dom';
import { ProfilePage } from './profile/profile-page';

/** Pages that are scripts of their own (`page` in remote.json); a list and its detail share one, and so do the smallest. */
export const lazyPages = {
  '/user/myCard': lazyPage(() => import('./profile/member-card/member-card-page')),
  '/activity_log': lazyPage(
    () => import(/* webpackChunkName: "activity-log" */ './activity/activity-log/activity-log-page'),
  ),
  '/reward_status': lazyPage(
    () => import(/* webpackChunkName: "later" */ './activity/reward-status/reward-status-page'),
  ),
  '/expiry_centre': lazyPage(
    () => import(/* webpackChunkName: "later" */ './activity/expiry-centre/expiry-centre-page'),
  ),
  '/level_benefit': lazyPage(
    () => import(/* webpackChunkName: "later" */ './profile/level-benefits/level-benefits-page'),
  ),
  '/level_rule': lazyPage(
    () => import(/* webpackChunkName: "later" */ './profile/level-rules/level-rules-page'),
  ),
  '/user/myAccount': lazyPage(() => import('./account/account-page')),
  '/inbox': lazyPage(() => import(/* webpackChunkName: "inbox" */ './inbox/inbox-page')),
  '/inboxDetail/:id': lazyPage(() => import(/* webpackChunkName: "inbox" */ './inbox/message-page')),
  '/transaction': lazyPage(
    () => import(/* webpackChunkName: "claims" */ './claims/reward-claims/claims-page'),
  ),
  '/transactionDetail/:id': lazyPage(
    () => import(/* webpackChunkName: "claims" */ './claims/reward-claims/claim-detail-page'),
  ),
  '/transaction/create': lazyPage(() => import('./claims/claim-create/claim-create-page')),
  '/transaction_history_detail/:id': lazyPage(
    () => import(/* webpackChunkName: "history" */ './activity/transaction-history/history-detail-page'),
  ),
  '/transaction_history': lazyPage(
    () => import(/* webpackChunkName: "history" */ './activity/transaction-history/history-page'),
  ),
};

const skeleton = (
  <PageSkeleton>
    <Skeleton lines={6} />
  </PageSkeleton>
);

/** The pages of this remote. */
export function Pages() {
  return (
    <MembersOnly otherwise={skeleton}>
      <Routes>
        <Route path="/user/myProfile" element={<ProfilePage />} />
        {Object.entries(lazyPages).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </MembersOnly>
  );
}
