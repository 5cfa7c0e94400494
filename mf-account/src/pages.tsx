import { useSession } from '@mrw/shared-contracts';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MemberProvider } from './member/member-context';
import { PageSkeleton } from './member/page-skeleton';
import { ProfilePage } from './profile/profile-page';

const MemberCardPage = lazy(() => import('./member-card/member-card-page'));
const ActivityLogPage = lazy(() => import('./activity-log/activity-log-page'));
const RewardStatusPage = lazy(() => import('./reward-status/reward-status-page'));
const ExpiryCentrePage = lazy(() => import('./expiry-centre/expiry-centre-page'));
const LevelBenefitsPage = lazy(() => import('./level-benefits/level-benefits-page'));
const LevelRulesPage = lazy(() => import('./level-rules/level-rules-page'));
const AccountPage = lazy(() => import('./account/account-page'));
const InboxPage = lazy(() => import('./inbox/inbox-page'));
const MessagePage = lazy(() => import('./inbox/message-page'));
const ClaimsPage = lazy(() => import('./reward-claims/claims-page'));
const ClaimDetailPage = lazy(() => import('./reward-claims/claim-detail-page'));
const ClaimCreatePage = lazy(() => import('./claim-create/claim-create-page'));
const HistoryDetailPage = lazy(() => import('./transaction-history/history-detail-page'));
const HistoryPage = lazy(() => import('./transaction-history/history-page'));

/** The pages of this remote. The guard is the shell's: until there is a member only the geometry is drawn. */
export function Pages() {
  const session = useSession();
  if (session.kind !== 'member') return <PageSkeleton />;
  return (
    <MemberProvider key={session.member.uid} member={session.member}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path="/user/myProfile" element={<ProfilePage />} />
          <Route path="/user/myCard" element={<MemberCardPage />} />
          <Route path="/user/myAccount" element={<AccountPage />} />
          <Route path="/activity_log" element={<ActivityLogPage />} />
          <Route path="/reward_status" element={<RewardStatusPage />} />
          <Route path="/expiry_centre" element={<ExpiryCentrePage />} />
          <Route path="/level_benefit" element={<LevelBenefitsPage />} />
          <Route path="/level_rule" element={<LevelRulesPage />} />
          <Route path="/transaction_history" element={<HistoryPage />} />
          <Route path="/inbox" element={<InboxPage />} />
          <Route path="/inboxDetail/:id" element={<MessagePage />} />
          <Route path="/transaction_history_detail/:id" element={<HistoryDetailPage />} />
          <Route path="/transaction" element={<ClaimsPage />} />
          <Route path="/transaction/create" element={<ClaimCreatePage />} />
          <Route path="/transactionDetail/:id" element={<ClaimDetailPage />} />
        </Routes>
      </Suspense>
    </MemberProvider>
  );
}
