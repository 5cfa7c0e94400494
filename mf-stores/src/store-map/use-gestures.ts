import { useEffect, useRef } from 'react';
import { followGestures } from './gestures';
import type { StoreMapState } from './use-map';

/** Pointers and wheel on the map. */
export function useGestures(map: StoreMapState): void {
  const latest = useRef(map);
  useEffect(() => {
    latest.current = map;
  });
  const { frame } = map;
  useEffect(() => {
    if (!frame.current) return;
    return followGestures(frame.current, {
      onMove: (by) => {
        latest.current.move(by);
      },
      onZoom: (by, at) => {
        latest.current.zoom(by, at);
      },
    });
  }, [frame]);
}
