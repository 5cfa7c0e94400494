import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { classes, Icon, langOf, VisuallyHidden } from '@mrw/shared-ui';
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
  if (!store) return null;
  const { name } = storeTexts(store, language);
  if (other) {
    return (
      <button {...place} type="button" className={classes(s.marker, s.cluster)} onClick={onOpen}>
        <span className={s.face} aria-hidden="true">
          {items.length}
        </span>
        <VisuallyHidden>
          <span>{`${t('cluster', { count: items.length })} – `}</span>
          <span lang={langOf(name, language)}>{name}</span>
          <span> …</span>
        </VisuallyHidden>
      </button>
    );
  }
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
