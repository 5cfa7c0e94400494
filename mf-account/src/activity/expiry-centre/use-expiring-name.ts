import { useStrings } from '@mrw/shared-contracts';
import { formatInteger } from '@mrw/shared-ui/formatters';
import type { Expiring } from './expiring';
import { expiryCentreStrings } from './strings';

/** The name of a coupon or ticket, or an amount of points. */
export function useExpiringName(): (item: Expiring) => string {
  const t = useStrings(expiryCentreStrings);
  return (item) =>
    item.kind === 'points'
      ? t('points', { points: formatInteger(item.points), count: item.points })
      : item.name;
}
