import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { formatTime, type Instant } from '../../basics/formatters/dates';
import { Icon } from '../../basics/icons/icon';
import { useOnline } from '../../basics/viewport/online';
import s from './state.module.css';
import { stateStrings } from './strings';

/** Shows that the device is offline, and the age of the content when known. In the flow: it covers nothing. */
export function OfflineStrip({ savedAt }: { savedAt?: Instant | null }) {
  const t = useStrings(stateStrings);
  const language = useLanguage();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={s.strip}>
          <Icon name="wifi-off" size={20} className={s.stripIcon} />
          <span>{savedAt ? t('offlineSince', { time: formatTime(savedAt, language) }) : t('offline')}</span>
        </p>
      )}
    </div>
  );
}
