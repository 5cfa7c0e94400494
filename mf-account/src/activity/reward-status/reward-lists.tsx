import { useStrings } from '@mrw/shared-contracts';
import { LinkButton, OfflineStrip } from '@mrw/shared-ui';
import { GrowingTable, type TablePlace } from '../../common/lists/growing-table';
import { ListStates } from '../../common/lists/list-states';
import { CouponsTable } from './coupons-table';
import { PointsTable } from './points-table';
import { rewardStatusStrings } from './strings';
import { useAvailableCoupons } from './use-available-coupons';
import { usePointStatuses } from './use-point-statuses';

export function PointsList({ place = 'page' }: { place?: TablePlace }) {
  const t = useStrings(rewardStatusStrings);
  const list = usePointStatuses();
  return (
    <ListStates list={list} empty={{ message: t('noPoints'), action: <ToOffers /> }}>
      <GrowingTable list={list} place={place}>
        <PointsTable items={list.items} />
      </GrowingTable>
    </ListStates>
  );
}

export function CouponsList({ place = 'page' }: { place?: TablePlace }) {
  const t = useStrings(rewardStatusStrings);
  const list = useAvailableCoupons();
  return (
    <ListStates list={list} empty={{ illustration: 'coupon', message: t('noCoupons'), action: <ToOffers /> }}>
      <GrowingTable list={list} place={place}>
        <CouponsTable items={list.items} />
      </GrowingTable>
    </ListStates>
  );
}

export const PointsAge = () => <OfflineStrip savedAt={usePointStatuses().readAt} />;

export const CouponsAge = () => <OfflineStrip savedAt={useAvailableCoupons().readAt} />;

function ToOffers() {
  const t = useStrings(rewardStatusStrings);
  return <LinkButton to="/offer/LATEST">{t('seeOffers')}</LinkButton>;
}
