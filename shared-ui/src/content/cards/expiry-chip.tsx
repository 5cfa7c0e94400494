import { useStrings } from '@mrw/shared-contracts';
import type { Instant } from '../../basics/formatters/dates';
import { expiryLabelKind } from '../../basics/formatters/days';
import { Chip } from './chip';
import { expiryStrings } from './strings';

/**
 * "Last day", "3 days left" or "Expired"; nothing when the end is more than 6 days away.
 *
 * @param within the maximum of days that are shown, for example 3 on the home page (§9)
 */
export function ExpiryChip({ end, now, within = 6 }: { end: Instant; now: Instant; within?: number }) {
  const t = useStrings(expiryStrings);
  const label = expiryLabelKind(end, now);
  switch (label.kind) {
    case 'expired':
      return <Chip icon="clock">{t('expired')}</Chip>;
    case 'last-day':
      return (
        <Chip tone="urgent" icon="clock">
          {t('lastDay')}
        </Chip>
      );
    case 'days-left':
      return label.days > within ? null : (
        <Chip tone="urgent" icon="clock">
          {t('daysLeft', { count: label.days })}
        </Chip>
      );
    case 'later':
      return null;
  }
}
