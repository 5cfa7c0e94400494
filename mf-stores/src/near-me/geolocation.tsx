import { gps } from '@mrw/shared-contracts/constants';
import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Place } from '@mrw/shared-contracts/api/places';

/** The location of the visitor. It is requested by a press, kept in the memory of this page only, and never sent. */
export type VisitorLocation =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'known'; place: Place }
  | { kind: 'refused'; reason: 'denied' | 'not-found' };

type Asking = { location: VisitorLocation; ask(): void; stop(): void };

const GeolocationContext = createContext<Asking | null>(null);

/** Provided above the pages: the list is still sorted when a visitor returns from a store. */
export function GeolocationProvider({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState<VisitorLocation>({ kind: 'off' });
  const attempt = useRef(0);
  const value = useMemo<Asking>(
    () => ({
      location,
      ask: () => {
        attempt.current += 1;
        const own = attempt.current;
        setLocation({ kind: 'asking' });
        askDevice((next) => {
          if (own === attempt.current) setLocation(next);
        });
      },
      stop: () => {
        attempt.current += 1;
        setLocation({ kind: 'off' });
      },
    }),
    [location],
  );
  return <GeolocationContext.Provider value={value}>{children}</GeolocationContext.Provider>;
}

export function useGeolocation(): Asking {
  const asking = useContext(GeolocationContext);
  if (!asking) throw new Error('useGeolocation needs the GeolocationProvider above it.');
  return asking;
}

/**
 * Requests the location once (§9). After the time limit it counts as not found, even while the browser waits for a
 * permission; a later permission still applies.
 */
function askDevice(tell: (location: VisitorLocation) => void): void {
  const geolocation = 'geolocation' in navigator ? navigator.geolocation : undefined;
  if (!geolocation) {
    tell({ kind: 'refused', reason: 'not-found' });
    return;
  }
  const limit = setTimeout(() => {
    tell({ kind: 'refused', reason: 'not-found' });
  }, gps.timeout);
  geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      clearTimeout(limit);
      tell({ kind: 'known', place: { latitude, longitude } });
    },
    ({ code, PERMISSION_DENIED }) => {
      clearTimeout(limit);
      tell({ kind: 'refused', reason: code === PERMISSION_DENIED ? 'denied' : 'not-found' });
    },
    { timeout: gps.timeout, enableHighAccuracy: gps.enableHighAccuracy, maximumAge: gps.maximumAge },
  );
}
