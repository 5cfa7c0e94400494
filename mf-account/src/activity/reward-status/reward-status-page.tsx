import { useStrings } from '@mrw/shared-contracts';
import { PageLayout, SegmentedTabs } from '@mrw/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { RefreshList } from '../../common/lists/refresh-list';
import { CouponsAge, CouponsList, PointsAge, PointsList } from './reward-lists';
import { rewardStatusStrings } from './strings';
import { rewardStatusKey } from './reward-status-key';
import { shownTabs, tabOf, type RewardTab } from './tabs';

const contents: Readonly<Record<RewardTab, { Age: ComponentType; List: ComponentType }>> = {
  points: { Age: PointsAge, List: PointsList },
  coupons: { Age: CouponsAge, List: CouponsList },
};

export default function RewardStatusPage() {
  const t = useStrings(rewardStatusStrings);
  const location = useLocation();
  const [tab, setTab] = useState<RewardTab>(() => tabOf(location.state));
  const { Age, List } = contents[tab];
  const queries = useQueryClient();

  // Every visit reads anew (§2): the cached lists are dropped on leave.
  useEffect(
    () => () => {
      queries.removeQueries({ queryKey: rewardStatusKey });
    },
    [queries],
  );

  return (
    <PageLayout title={t('title')} width="reading" actions={<RefreshList lists={rewardStatusKey} />}>
      <Age />
      <SegmentedTabs
        label={t('title')}
        tabs={shownTabs.map((id) => ({ id, label: t(id) }))}
        selected={tab}
        onSelect={setTab}
      >
        <List />
      </SegmentedTabs>
    </PageLayout>
  );
}
