import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Button, langOf, Notice, TextLink } from '@mrw/shared-ui';
import { storeTexts } from '../store-names';
import { DistanceText } from './distance-text';
import { useGeolocation } from './geolocation';
import s from './near-me-notice.module.css';
import type { NearStore } from './nearest-first';
import { nearMeStrings } from './strings';

type Props = {
  /** Of the stores that match, once they are sorted by distance. */
  nearest: NearStore | undefined;
  onDistricts(): void;
};

/** The nearest store and how the list is sorted, or why it is not, with the districts as the alternative. */
export function NearMeNotice({ nearest, onDistricts }: Props) {
  const t = useStrings(nearMeStrings);
  const { location } = useGeolocation();
  if (location.kind === 'known') {
    return (
      <div role="status" className={s.sorted}>
        {nearest?.metres != null && <Nearest store={nearest.store} metres={nearest.metres} />}
        <p>{t('sorted')}</p>
      </div>
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

function Nearest({ store, metres }: { store: NearStore['store']; metres: number }) {
  const t = useStrings(nearMeStrings);
  const language = useLanguage();
  const { name } = storeTexts(store, language);
  return (
    <p className={s.nearest}>
      <span>{t('nearest')}</span>{' '}
      <TextLink to={`/storeDetail/${store.id}`}>
        <span lang={langOf(name, language)}>{name}</span>
      </TextLink>{' '}
      <DistanceText metres={metres} />
    </p>
  );
}
