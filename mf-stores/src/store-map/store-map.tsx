import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { ExternalLink, IconButton, VisuallyHidden } from '@mrw/shared-ui';
import { useId, useState } from 'react';
import { useGeolocation } from '../near-me/geolocation';
import { lastDistricts } from '../last-districts';
import { DrawnMap } from './drawn-map';
import { MapMarker } from './map-marker';
import s from './store-map.module.css';
import { StoresBeside } from './stores-beside';
import { mapStrings } from './strings';
import { TileLayer } from './tile-layer';
import { useGestures } from './use-gestures';
import { useMap } from './use-map';
import { useMapKeys } from './use-map-keys';
import { maxZoom, onScreen, worldOf } from './viewport';

/** The stores on a drawn map, and in words beside it. */
export default function StoreMap({ stores }: { stores: readonly Store[] }) {
  const t = useStrings(mapStrings);
  const help = useId();
  const { config, storage } = useHost();
  const { mapTiles } = config.services;
  const { location } = useGeolocation();
  const place = location.kind === 'known' ? location.place : null;
  const [districts] = useState(() => lastDistricts(storage).read() ?? []);
  const map = useMap(stores, mapTiles ? maxZoom.tiles : maxZoom.drawn, place, districts);
  const { frame, drawn, canZoom } = map;
  const keys = useMapKeys(map);
  useGestures(map);
  const you = drawn && place && onScreen(worldOf(place), drawn.view, drawn.size);
  return (
    <div className={s.layout}>
      <div className={s.map}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its markers are buttons; its own keys only move and zoom the map */}
        <div
          ref={frame}
          role="group"
          aria-label={t('map')}
          aria-describedby={help}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys that move the map need the focus
          tabIndex={0}
          className={s.frame}
          data-gestures
          onFocus={keys.onFocus}
          onBlur={keys.onBlur}
          onKeyDown={keys.onKeyDown}
        >
          {drawn && <DrawnMap view={drawn.view} size={drawn.size} />}
          {drawn && mapTiles && <TileLayer template={mapTiles.url} view={drawn.view} size={drawn.size} />}
          {you && (
            <span
              role="img"
              aria-label={t('you')}
              title={t('you')}
              className={s.you}
              style={{ transform: `translate(${you.x}px, ${you.y}px)` }}
            />
          )}
          {drawn?.markers.map((marker) => (
            <MapMarker
              key={marker.id}
              marker={marker}
              reachable={marker.id === keys.reachable}
              onOpen={() => {
                map.open(marker);
              }}
            />
          ))}
        </div>
        <div className={s.controls}>
          <IconButton
            icon="plus"
            label={t('closer')}
            atEnd={!canZoom.closer}
            onClick={() => {
              map.zoom(1);
            }}
          />
          <IconButton
            icon="minus"
            label={t('wider')}
            atEnd={!canZoom.wider}
            onClick={() => {
              map.zoom(-1);
            }}
          />
        </div>
        <p className={s.note}>{mapTiles ? <Attribution {...mapTiles} /> : t('schematic')}</p>
        <VisuallyHidden id={help}>{t('keys')}</VisuallyHidden>
      </div>
      <StoresBeside map={map} />
    </div>
  );
}

function Attribution({ attribution, attributionLink }: { attribution: string; attributionLink?: string }) {
  return attributionLink ? (
    <ExternalLink href={attributionLink}>{attribution}</ExternalLink>
  ) : (
    <span>{attribution}</span>
  );
}
