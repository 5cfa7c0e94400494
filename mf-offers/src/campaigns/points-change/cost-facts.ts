import { useHost, useStrings } from '@mrw/shared-contracts';
import { formatInteger, type Fact } from '@mrw/shared-ui';
import { campaignStrings } from '../strings';
import { pointsChangeStrings } from './strings';

/** What something costs in all, and the balance after it; null while the balance is unknown. */
export type Cost = { total: number; balanceAfter: number | null };

/** The points before, the cost and the points after, as a confirmation lists them. */
export function useCostFacts({ total, balanceAfter }: Cost): Fact[] {
  const t = useStrings(pointsChangeStrings);
  const c = useStrings(campaignStrings);
  const { affordability } = useHost().config;
  return [
    ...(affordability && balanceAfter !== null && total > 0
      ? [{ label: t('before'), value: formatInteger(balanceAfter + total) }]
      : []),
    {
      label: t('total'),
      value: total === 0 ? c('free') : c('points', { count: total, points: formatInteger(total) }),
    },
    ...(balanceAfter === null ? [] : [{ label: t('balance'), value: formatInteger(balanceAfter) }]),
  ];
}
