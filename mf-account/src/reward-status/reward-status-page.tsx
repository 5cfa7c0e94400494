import { useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout, SegmentedTabs } from '@mrw/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RefreshList } from '../lists/refresh-list';
import { CouponsList, PointsList } from './reward-lists';
import { rewardStatusStrings } from './strings';
import { rewardStatusKey } from './reward-status-key';
import { shownTabs, tabOf, type RewardTab } from './tabs';

const lists: Readonly<Record<RewardTab, () => React.JSX.Element>> = {
  points: () => <PointsList />,
  coupons: () => <CouponsList />,
};

export default function RewardStatusPage() {
  const t = useStrings(rewardStatusStrings);
  const location = useLocation();
  const [tab, setTab] = useState<RewardTab>(() => tabOf(location.state));
  const queries = useQueryClient();

  // Reads anew at every visit (§2): what was shown last time is dropped on leave.
  useEffect(
    () => () => {
      queries.removeQueries({ queryKey: rewardStatusKey });
    },
    [queries],
  );

  return (
    <PageLayout title={t('title')} width="reading" actions={<RefreshList lists={rewardStatusKey} />}>
      <OfflineStrip />
      <SegmentedTabs
        label={t('title')}
        tabs={shownTabs.map((id) => ({ id, label: t(id) }))}
        selected={tab}
        onSelect={setTab}
      >
        {lists[tab]()}
      </SegmentedTabs>
    </PageLayout>
  );
}
