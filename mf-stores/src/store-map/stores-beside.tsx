import { useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { useEffect, useRef } from 'react';
import { useGeolocation } from '../near-me/geolocation';
import { nearestFirst } from '../near-me/nearest-first';
import s from './stores-beside.module.css';
import { StoreRows } from './store-rows';
import { mapStrings } from './strings';
import type { StoreMapState } from './use-map';

/** More names at once are for the list. */
const most = 12;

/**
 * In words: the nearest at first where the place of the visitor is known, then the stores of the visible part or of the
 * pressed marker, and those without a place.
 */
export function StoresBeside({
  map: { drawn, together, nearest, unplaced, showAll },
}: {
  map: StoreMapState;
}) {
  const t = useStrings(mapStrings);
  const { location } = useGeolocation();
  const rowsOf = (stores: readonly Store[]) =>
    location.kind === 'known'
      ? nearestFirst(stores, location.place)
      : stores.map((store) => ({ store, metres: null }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (together) heading.current?.focus();
  }, [together]);
  const visible = drawn?.markers.flatMap(({ items }) => items) ?? [];
  const title = together
    ? t('here', { count: together.length })
    : nearest
      ? t('nearest', { count: nearest.length })
      : t('inView', { count: visible.length });
  const named = together ?? nearest ?? (visible.length <= most ? visible : null);
  return (
    <div className={s.beside}>
      <div role="status">
        {/* Focused after a press on a marker. */}
        <h2 ref={heading} tabIndex={-1} className={s.title}>
          {title}
        </h2>
      </div>
      {named ? <StoreRows stores={rowsOf(named)} label={title} /> : <p className={s.hint}>{t('zoomIn')}</p>}
      <div className={s.all}>
        <Button variant="outline" onClick={showAll}>
          {t('all')}
        </Button>
      </div>
      {unplaced.length > 0 && (
        <>
          <h2 className={s.title}>{t('unplaced', { count: unplaced.length })}</h2>
          <StoreRows stores={rowsOf(unplaced)} label={t('unplaced', { count: unplaced.length })} />
        </>
      )}
    </div>
  );
}
