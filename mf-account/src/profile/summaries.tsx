import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { useActivityRows } from '../activity/activity-log/activity-rows';
import { activityView } from '../activity/activity-log/activity-view';
import { activityLogStrings } from '../activity/activity-log/strings';
import { useActivityLog } from '../activity/activity-log/use-activity-log';
import { TwoColumnTable } from '../common/lists/two-column-table';
import { CouponsTable } from '../activity/reward-status/coupons-table';
import { PointsTable } from '../activity/reward-status/points-table';
import { CouponsList, PointsList } from '../activity/reward-status/reward-lists';
import { useAvailableCoupons } from '../activity/reward-status/use-available-coupons';
import { usePointStatuses } from '../activity/reward-status/use-point-statuses';
import { HistoryList } from '../activity/transaction-history/history-list';
import { HistoryTable } from '../activity/transaction-history/history-table';
import { transactionHistoryStrings } from '../activity/transaction-history/strings';
import { useTransactionHistory } from '../activity/transaction-history/use-transaction-history';
import { LazyLog } from './lazy-log';
import { profileStrings } from './strings';
import { Summary } from './summary';
import { ViewAll } from './view-all';

export function PointsSummary() {
  const t = useStrings(profileStrings);
  const title = t('rewardPoints');
  const viewAll = (
    <ViewAll title={title} page="/reward_status" state={{ tab: 'points' }}>
      <PointsList place="dialog" />
    </ViewAll>
  );
  return (
    <Summary title={title} list={usePointStatuses()} viewAll={viewAll}>
      {(items) => <PointsTable items={items} />}
    </Summary>
  );
}

export function CouponsSummary() {
  const t = useStrings(profileStrings);
  const title = t('rewardCoupons');
  const viewAll = (
    <ViewAll title={title} page="/reward_status" state={{ tab: 'coupons' }}>
      <CouponsList place="dialog" />
    </ViewAll>
  );
  return (
    <Summary title={title} list={useAvailableCoupons()} viewAll={viewAll}>
      {(items) => <CouponsTable items={items} />}
    </Summary>
  );
}

export function HistorySummary() {
  const t = useStrings(transactionHistoryStrings);
  const title = t('title');
  const viewAll = (
    <ViewAll title={title} page="/transaction_history">
      <HistoryList place="dialog" />
    </ViewAll>
  );
  return (
    <Summary title={title} list={useTransactionHistory()} viewAll={viewAll}>
      {(items) => <HistoryTable items={items} />}
    </Summary>
  );
}

export function ActivitySummary() {
  const t = useStrings(activityLogStrings);
  const language = useLanguage();
  const row = useActivityRows(true);
  const title = t('title');
  const viewAll = (
    <ViewAll title={title} page="/activity_log">
      <LazyLog title={title} />
    </ViewAll>
  );
  return (
    <Summary title={title} list={useActivityLog()} viewAll={viewAll}>
      {(items) => (
        <TwoColumnTable
          caption={title}
          head={[t('activity'), t('earnBurn')]}
          groups={[{ id: 'all', rows: items.map((entry) => row(activityView(entry, language))) }]}
        />
      )}
    </Summary>
  );
}
