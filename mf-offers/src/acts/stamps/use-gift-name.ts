import { useStrings } from '@mrw/shared-contracts';
import type { StampBadge } from '@mrw/shared-contracts/api/stamps';
import { formatInteger } from '@mrw/shared-ui';
import { stampStrings } from './strings';

/** The name of a gift. */
export function useGiftName(): (badge: StampBadge) => string {
  const t = useStrings(stampStrings);
  return (badge) => {
    if (badge.reward_type === 'POINTS') {
      const points = badge.points ?? 0;
      return t('points', { count: points, points: formatInteger(points) });
    }
    const name = badge.coupon_template?.name || t('coupon');
    return badge.quantity > 1 ? t('several', { quantity: badge.quantity, name }) : name;
  };
}
