import { useStrings } from '@mrw/shared-contracts';
import { toMilliseconds, type Instant } from '../formatters/dates';
import { Icon } from '../icons/icon';
import { VisuallyHidden } from '../visually-hidden';
import s from './state.module.css';
import { stateStrings } from './strings';

/** "Updated 3 min ago" beside a balance or a stock; a press reloads. */
export function UpdatedAgo({ at, now, onRefresh }: { at: Instant; now: Instant; onRefresh(): void }) {
  const t = useStrings(stateStrings);
  const minutes = Math.max(0, Math.floor((toMilliseconds(now) - toMilliseconds(at)) / 60_000));
  return (
    <button type="button" className={s.updated} onClick={onRefresh}>
      <Icon name="refresh" size={16} />
      <span>{minutes === 0 ? t('justUpdated') : t('updatedAgo', { count: minutes })}</span>
      <VisuallyHidden>{` – ${t('refresh')}`}</VisuallyHidden>
    </button>
  );
}
