import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { formatDate, formatInteger } from '@mrw/shared-ui/formatters';
import { TwoColumnTable } from '../../common/lists/two-column-table';
import { rewardStatusStrings } from './strings';
import type { PointStatusRow } from './use-point-statuses';

export function PointsTable({ items }: { items: readonly PointStatusRow[] }) {
  const t = useStrings(rewardStatusStrings);
  const language = useLanguage();
  const rows = items.map(({ id, points, expiration_date: end }) => ({
    id,
    first: t('pointsAmount', { points: formatInteger(points), count: points }),
    second: end ? formatDate(end, language) : t('noExpiry'),
  }));
  return (
    <TwoColumnTable
      caption={t('points')}
      head={[t('points'), t('expirationDate')]}
      groups={[{ id: 'all', rows }]}
    />
  );
}
