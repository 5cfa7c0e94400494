import { useHost, useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { LevelCard } from '../level/level-card';
import { LevelStatus } from '../level/level-status';
import { useMember } from '../member/member-context';
import { PointsBalance } from '../points/points-balance';
import { ExpiryLink } from './expiry-link';
import { LevelPages } from './level-pages';
import s from './profile.module.css';
import { profileStrings } from './strings';
import { ActivitySummary, CouponsSummary, HistorySummary, PointsSummary } from './summaries';

/** Where the member stands: level, points and the latest of everything (§2). */
export function ProfilePage() {
  const t = useStrings(profileStrings);
  const { flags } = useHost().config;
  const { pointAccount: account, pointsReadAt } = useMember();
  return (
    <PageLayout title={t('title')}>
      <OfflineStrip savedAt={pointsReadAt ?? null} />
      <div className={s.page}>
        <div className={s.aside}>
          <LevelCard>{flags.levels && account && <LevelStatus account={account} />}</LevelCard>
          <PointsBalance />
          <ExpiryLink />
          {flags.levels && account && <LevelPages level={account.current_level_data.name} />}
        </div>
        <div className={s.main}>
          <ActivitySummary />
          <PointsSummary />
          <CouponsSummary />
          {flags.transactionHistory && <HistorySummary />}
        </div>
      </div>
    </PageLayout>
  );
}
