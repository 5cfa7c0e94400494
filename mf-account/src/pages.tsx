import { lazyPage, useSession } from '@mrw/shared-contracts';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MemberProvider } from './member/member-context';
import { PageSkeleton } from './member/page-skeleton';
import { ProfilePage } from './profile/profile-page';

/** Pages that are scripts of their own (`page` in remote.json). */
export const lazyPages = {
  '/user/myCard': lazyPage(() => import('./member-card/member-card-page')),
  '/activity_log': lazyPage(() => import('./activity-log/activity-log-page')),
  '/reward_status': lazyPage(() => import('./reward-status/reward-status-page')),
  '/expiry_centre': lazyPage(() => import('./expiry-centre/expiry-centre-page')),
  '/level_benefit': lazyPage(() => import('./level-benefits/level-benefits-page')),
  '/level_rule': lazyPage(() => import('./level-rules/level-rules-page')),
  '/user/myAccount': lazyPage(() => import('./account/account-page')),
  '/inbox': lazyPage(() => import('./inbox/inbox-page')),
  '/inboxDetail/:id': lazyPage(() => import('./inbox/message-page')),
  '/transaction': lazyPage(() => import('./reward-claims/claims-page')),
  '/transactionDetail/:id': lazyPage(() => import('./reward-claims/claim-detail-page')),
  '/transaction/create': lazyPage(() => import('./claim-create/claim-create-page')),
  '/transaction_history_detail/:id': lazyPage(() => import('./transaction-history/history-detail-page')),
  '/transaction_history': lazyPage(() => import('./transaction-history/history-page')),
};

/** The pages of this remote. The guard is the shell's: until there is a member only the geometry is drawn. */
export function Pages() {
  const session = useSession();
  if (session.kind !== 'member') return <PageSkeleton />;
  return (
    <MemberProvider key={session.member.uid} member={session.member}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path="/user/myProfile" element={<ProfilePage />} />
          {Object.entries(lazyPages).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </MemberProvider>
  );
}
