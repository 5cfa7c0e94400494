import { useStrings } from '@mrw/shared-contracts';
import { Button, Notice } from '@mrw/shared-ui';
import s from './near-me-notice.module.css';
import { nearMeStrings } from './strings';
import { useGeolocation } from './geolocation';

/** How the list is sorted, or why it is not, with the districts as the alternative. */
export function NearMeNotice({ onDistricts }: { onDistricts(): void }) {
  const t = useStrings(nearMeStrings);
  const { location } = useGeolocation();
  if (location.kind === 'known') {
    return (
      <p role="status" className={s.sorted}>
        {t('sorted')}
      </p>
    );
  }
  if (location.kind !== 'refused') return null;
  return (
    <div className={s.refused}>
      <Notice tone="warn" live>
        <p>{t(location.reason === 'denied' ? 'denied' : 'notFound')}</p>
        <Button variant="quiet" icon="filter" onClick={onDistricts}>
          {t('districts')}
        </Button>
      </Notice>
    </div>
  );
}
