import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { TextLink } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { TwoColumnTable } from '../../common/lists/two-column-table';
import { rewardStatusStrings } from './strings';

export function CouponsTable({ items }: { items: readonly Coupon[] }) {
  const t = useStrings(rewardStatusStrings);
  const language = useLanguage();
  const rows = items.map(({ id, template, expiry_date: end }) => ({
    id,
    first: (
      <TextLink to={`/coupon/${id}`} inline>
        {template.name}
      </TextLink>
    ),
    second: end ? formatDate(end, language) : t('alwaysActive'),
  }));
  return (
    <TwoColumnTable
      caption={t('coupons')}
      head={[t('coupons'), t('expirationDate')]}
      groups={[{ id: 'all', rows }]}
    />
  );
}
