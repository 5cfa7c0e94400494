import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { View } from './viewport';

type Kept = { of: string; view: View };
const key = ['map-view'];

export type KeptView = {
  view: View | null;
  /** Gestures come faster than drawings: each starts where the last one ended. */
  change(to: (view: View) => View): void;
  /** Back to the initial view. */
  reset(): void;
};

/**
 * The view that the visitor chose. It is kept for a return from a store, and forgotten with other stores.
 *
 * @param of everything that identifies the stores
 * @param initial the view before; null before the map has a size
 */
export function useView(of: string, initial: View | null): KeptView {
  const client = useQueryClient();
  const [kept, setKept] = useState<Kept | null>(() => client.getQueryData<Kept>(key) ?? null);
  useEffect(() => {
    client.setQueryData(key, kept);
  }, [client, kept]);
  return {
    view: kept?.of === of && initial ? kept.view : initial,
    change: (to) => {
      setKept((before) => {
        const view = before?.of === of ? before.view : initial;
        return view && { of, view: to(view) };
      });
    },
    reset: () => {
      setKept(null);
    },
  };
}
