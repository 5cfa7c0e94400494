import { useHost, useStrings } from '@mrw/shared-contracts';
import { Card, OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { Shortcut } from '@mrw/shared-ui/shortcuts';
import { LevelCard } from './level/level-card';
import { LevelStatus } from './level/level-status';
import { PointsBalance } from './points/points-balance';
import { ExpiryLink } from './expiry-link';
import { LevelPages } from './level-pages';
import s from './profile.module.css';
import { profileStrings } from './strings';
import { ActivitySummary, CouponsSummary, HistorySummary, PointsSummary } from './summaries';

/** Level, points and the latest entries of every list (§2). */
export function ProfilePage() {
  const t = useStrings(profileStrings);
  const { flags, shortcuts } = useHost().config;
  const { pointAccount: account, pointsReadAt } = useMember();
  return (
    <PageLayout title={t('title')}>
      <OfflineStrip savedAt={pointsReadAt ?? null} />
      <div className={s.page}>
        <div className={s.aside}>
          <LevelCard>{flags.levels && account && <LevelStatus account={account} />}</LevelCard>
          <PointsBalance abbreviated />
          {shortcuts && (
            <Shortcut icon="receipt" title={t('claims')} text={t('claimsText')} to="/transaction" />
          )}
          <Card>
            <div className={s.more}>
              <ExpiryLink />
              {flags.levels && account && <LevelPages level={account.current_level_data.name} />}
            </div>
          </Card>
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
