import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Button, langOf, Notice, TextLink } from '@mrw/shared-ui';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { storeTexts } from '../store-names';
import { DistanceText } from './distance-text';
import { useGeolocation } from './geolocation';
import s from './near-me-notice.module.css';
import type { NearStore } from './nearest-first';
import { nearMeStrings } from './strings';

type Props = {
  /** Of the stores that match, once they are sorted by distance. */
  nearest: NearStore | undefined;
  /** The button that asks for it. */
  opener: RefObject<HTMLButtonElement | null>;
  onDistricts(): void;
};

/** The nearest store and how the list is sorted, or why it is not, with the districts as the alternative. */
export function NearMeNotice({ nearest, opener, onDistricts }: Props) {
  const t = useStrings(nearMeStrings);
  const { location } = useGeolocation();
  if (location.kind === 'known') return <Sorted nearest={nearest} opener={opener} />;
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

/** Takes the focus from the button that was pressed for it, once; who is elsewhere by then hears it there. */
function Sorted({ nearest, opener }: Pick<Props, 'nearest' | 'opener'>) {
  const t = useStrings(nearMeStrings);
  const box = useRef<HTMLDivElement>(null);
  const [isReader, setIsReader] = useState(false);
  const isFound = nearest !== undefined;
  useLayoutEffect(() => {
    if (isFound && opener.current?.matches(':focus')) box.current?.focus();
  }, [isFound, opener]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no press: only who reads it
    <div
      ref={box}
      role="status"
      // With the focus it is read already.
      aria-live={isReader ? 'off' : 'polite'}
      tabIndex={-1}
      className={s.sorted}
      onFocus={() => {
        setIsReader(true);
      }}
      onBlur={() => {
        setIsReader(false);
      }}
    >
      {nearest?.metres != null && <Nearest store={nearest.store} metres={nearest.metres} />}
      <p>{t('sorted')}</p>
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
