import { useStrings } from '@mrw/shared-contracts';
import { LateOutcome } from '@mrw/shared-ui/outcome';
import { selectionStrings } from './strings';
import type { Selection } from './use-selection';

/** The store was saved, but the page of the coupon has not come. */
export function Converted({ toCoupon }: Pick<Selection, 'toCoupon'>) {
  const t = useStrings(selectionStrings);
  if (!toCoupon) return null;
  return (
    <LateOutcome title={t('convertedTitle')} label={t('showCoupon')} onGoOn={toCoupon}>
      <p>{t('converted')}</p>
    </LateOutcome>
  );
}
