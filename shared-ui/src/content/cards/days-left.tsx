import { useStrings } from '@mrw/shared-contracts';
import type { Instant } from '../../basics/formatters/dates';
import { expiryLabelKind } from '../../basics/formatters/days';
import s from './days-left.module.css';
import { expiryStrings } from './strings';

/**
 * The stub of a voucher: "3 days left" with a large number, or "Last day"; nothing when more than 6 days are
 * left or none.
 */
export function DaysLeft({ end, now }: { end: Instant; now: Instant }) {
  const t = useStrings(expiryStrings);
  const label = expiryLabelKind(end, now);
  if (label.kind === 'last-day') return <p className={s.stub}>{t('lastDay')}</p>;
  if (label.kind !== 'days-left') return null;
  const number = String(label.days);
  const [before, after] = t('daysLeft', { count: label.days }).split(number);
  return (
    <p className={s.stub}>
      <span>{before}</span>
      <strong className={s.number}>{number}</strong>
      <span>{after}</span>
    </p>
  );
}
