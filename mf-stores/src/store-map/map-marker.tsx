import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { classes, Icon, langOf } from '@mrw/shared-ui';
import { Link } from 'react-router-dom';
import { storeTexts } from '../store-names';
import s from './map-marker.module.css';
import { mapStrings } from './strings';
import type { Marker } from './use-map';

type Props = {
  marker: Marker;
  /** The one marker that Tab reaches. */
  reachable: boolean;
  onOpen(): void;
};

/** A store, which leads to its page, or several, which are shown apart. */
export function MapMarker({ marker: { items, id, at }, reachable, onOpen }: Props) {
  const t = useStrings(mapStrings);
  const language = useLanguage();
  const place = {
    style: { transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)` },
    tabIndex: reachable ? 0 : -1,
    'data-marker': id,
  };
  const [store, other] = items;
  if (!store || other) {
    return (
      <button
        {...place}
        type="button"
        className={classes(s.marker, s.cluster)}
        aria-label={t('cluster', { count: items.length })}
        onClick={onOpen}
      >
        <span className={s.face}>{items.length}</span>
      </button>
    );
  }
  const { name } = storeTexts(store, language);
  return (
    <Link {...place} to={`/storeDetail/${store.id}`} className={s.marker} draggable={false}>
      <span className={s.face}>
        <Icon name="store" size={20} />
      </span>
      <span className={s.name} lang={langOf(name, language)}>
        {name}
      </span>
    </Link>
  );
}
