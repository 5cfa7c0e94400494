import { useStrings } from '@mrw/shared-contracts';
import { LinkButton } from '@mrw/shared-ui';
import { ListStates } from '../lists/list-states';
import { MoreItems } from '../lists/more-items';
import { CouponsTable } from './coupons-table';
import { PointsTable } from './points-table';
import { rewardStatusStrings } from './strings';
import { useAvailableCoupons } from './use-available-coupons';
import { usePointStatuses } from './use-point-statuses';

export function PointsList({ distance }: { distance?: number }) {
  const t = useStrings(rewardStatusStrings);
  const list = usePointStatuses();
  return (
    <ListStates list={list} empty={{ message: t('noPoints'), action: <ToOffers /> }}>
      <PointsTable items={list.items} />
      <MoreItems list={list} {...(distance === undefined ? {} : { distance })} />
    </ListStates>
  );
}

export function CouponsList({ distance }: { distance?: number }) {
  const t = useStrings(rewardStatusStrings);
  const list = useAvailableCoupons();
  return (
    <ListStates list={list} empty={{ illustration: 'coupon', message: t('noCoupons'), action: <ToOffers /> }}>
      <CouponsTable items={list.items} />
      <MoreItems list={list} {...(distance === undefined ? {} : { distance })} />
    </ListStates>
  );
}

function ToOffers() {
  const t = useStrings(rewardStatusStrings);
  return <LinkButton to="/offer/LATEST">{t('seeOffers')}</LinkButton>;
}
