import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { formatDate, formatInteger, VisuallyHidden } from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import { acquireStrings } from '../acquire/acquire-strings';
import { campaignStrings } from '../../campaigns/strings';
import type { BuyBlock } from './buy-block';
import { buyStrings } from './strings';

/** The label of a disabled action where it is specific, and the reason below it. */
export function useBlockTexts(
  block: BuyBlock | null,
  kind: 'coupon' | 'ticket' = 'coupon',
): { label: string | null; reason: ReactNode } {
  const t = useStrings(buyStrings);
  const c = useStrings(campaignStrings);
  const a = useStrings(acquireStrings);
  const language = useLanguage();
  switch (block?.kind) {
    case 'not-started':
      return { label: t('availableOn', { date: formatDate(block.from, language) }), reason: a('notStarted') };
    case 'out-of-stock':
      return { label: null, reason: c(kind === 'ticket' ? 'soldOut' : 'outOfStock') };
    case 'inactive':
      // The notice of the page contains it already.
      return { label: null, reason: <VisuallyHidden>{t('inactive')}</VisuallyHidden> };
    case 'nothing-left':
      return { label: null, reason: t('nothingLeft') };
    case 'missing-points':
      return {
        label: null,
        reason: t('missing', { count: block.points, points: formatInteger(block.points) }),
      };
    case undefined:
      return { label: null, reason: null };
  }
}
