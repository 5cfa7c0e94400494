import { gps } from '@mrw/shared-contracts/constants';
import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Place } from './distance';

/** Where the visitor is. It is asked for by a press, kept in the memory of this page only, and never sent. */
export type Whereabouts =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'known'; place: Place }
  | { kind: 'refused'; reason: 'denied' | 'not-found' };

type Asking = { whereabouts: Whereabouts; ask(): void; stop(): void };

const WhereaboutsContext = createContext<Asking | null>(null);

/** Stands above the pages, so that the list is still sorted when a visitor comes back from a store. */
export function WhereaboutsProvider({ children }: { children: ReactNode }) {
  const [whereabouts, setWhereabouts] = useState<Whereabouts>({ kind: 'off' });
  const attempt = useRef(0);
  const value = useMemo<Asking>(
    () => ({
      whereabouts,
      ask: () => {
        attempt.current += 1;
        const own = attempt.current;
        setWhereabouts({ kind: 'asking' });
        askDevice((next) => {
          if (own === attempt.current) setWhereabouts(next);
        });
      },
      stop: () => {
        attempt.current += 1;
        setWhereabouts({ kind: 'off' });
      },
    }),
    [whereabouts],
  );
  return <WhereaboutsContext.Provider value={value}>{children}</WhereaboutsContext.Provider>;
}

export function useWhereabouts(): Asking {
  const asking = useContext(WhereaboutsContext);
  if (!asking) throw new Error('useWhereabouts needs the WhereaboutsProvider above it.');
  return asking;
}

/**
 * Asks the device once (§9). After the time limit it counts as not found, even while the browser still waits for a
 * permission; whoever gives it later is told where they are all the same.
 */
function askDevice(tell: (whereabouts: Whereabouts) => void): void {
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
