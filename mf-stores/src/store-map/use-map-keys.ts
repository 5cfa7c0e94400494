import type { Store } from '@mrw/shared-contracts/api/stores';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { directionOf, nextMarker } from './next-marker';
import type { Marker, StoreMapState } from './use-map';

/** Pixels of one press of an arrow key. */
const step = 80;

type MapKeys = {
  /** Id of the one marker that Tab reaches; '' without markers. */
  reachable: string;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
};

const holds = (id: string) => (marker: Marker) => marker.items.some((store: Store) => store.id === id);

/** Arrow keys go from marker to marker, or move the map; plus and minus zoom. A focused marker is never lost. */
export function useMapKeys({ frame, drawn, move, zoom }: StoreMapState): MapKeys {
  const [reached, setReached] = useState('');
  const markers = drawn?.markers ?? [];
  const current = markers.find(holds(reached)) ?? markers[0];

  const focus = (marker: Marker | undefined) => {
    const element = [...(frame.current?.querySelectorAll<HTMLElement>('[data-marker]') ?? [])].find(
      ({ dataset }) => dataset['marker'] === marker?.id,
    );
    (element ?? frame.current)?.focus({ preventScroll: true });
  };

  // The focused marker has merged, parted or left the map: the focus goes to where its store is now, or to the map.
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    focus(markers.find(holds(reached)));
  });

  return {
    reachable: current?.id ?? '',
    onFocus: ({ target }) => {
      focused.current = target.dataset['marker'] === undefined ? null : target;
      if (focused.current) setReached(target.dataset['marker'] ?? '');
    },
    onBlur: () => {
      focused.current = null;
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') zoom(1);
      else if (event.key === '-' || event.key === '_') zoom(-1);
      else {
        const direction = directionOf(event.key);
        if (!direction) return;
        const own = event.target === frame.current ? undefined : current;
        const next =
          own &&
          nextMarker(
            markers.map(({ at }) => at),
            own.at,
            direction,
          );
        if (next === undefined || next === null) move({ x: -direction.x * step, y: -direction.y * step });
        else focus(markers[next]);
      }
      event.preventDefault();
    },
  };
}
