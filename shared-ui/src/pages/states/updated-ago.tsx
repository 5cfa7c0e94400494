import { useStrings } from '@mrw/shared-contracts';
import { toMilliseconds, type Instant } from '../../basics/formatters/dates';
import { Icon } from '../../basics/icons/icon';
import { useDeviceNow } from '../../basics/time/now';
import { VisuallyHidden } from '../../visually-hidden';
import s from './state.module.css';
import { stateStrings } from './strings';

type Props = {
  /** When it was read, by the clock of the device; null: just now. */
  at: Instant | null;
  /** @deprecated since 1.13.0, gone in 2.0.0: the age is counted by the clock of the device, whatever this says. */
  now?: Instant;
  onRefresh(): void;
};

/** "Updated 3 min ago" beside a balance or a stock; a press reloads. */
export function UpdatedAgo({ at, onRefresh }: Props) {
  const t = useStrings(stateStrings);
  const now = useDeviceNow();
  const minutes = at === null ? 0 : Math.max(0, Math.floor((now - toMilliseconds(at)) / 60_000));
  return (
    <button type="button" className={s.updated} onClick={onRefresh}>
      <Icon name="refresh" size={16} />
      <span>{minutes === 0 ? t('justUpdated') : t('updatedAgo', { count: minutes })}</span>
      <VisuallyHidden>{` – ${t('refresh')}`}</VisuallyHidden>
    </button>
  );
}
